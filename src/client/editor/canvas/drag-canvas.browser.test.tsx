import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newTextLayer } from '#shared/scene/text-layer'
import { translate } from '#shared/scene/transform'
import type { Preview } from '../store/editor-state.ts'
import { createDragCanvas } from './drag-canvas.ts'
import type { LiftedLayers, Sheet } from './lifted-layers.ts'
import { drawingEnv } from './renderer.ts'
import { translatedCanvas } from './translated-canvas.ts'

const pixelRatio = 2
const scene = createScene('page', { width: 1000, height: 800 })
const layer = { ...newTextLayer(scene, 'text', 'Ferry'), x: 300, y: 300, width: 240, height: 60 }
const lifted: LiftedLayers = { below: [], dragged: [{ kind: 'moving', from: 0, to: 1 }], above: [] }
const sheet: Sheet = {
  scene,
  camera: { x: 0, y: 0, zoom: 0.37 },
  surface: { width: 1280, height: 960, pixelRatio },
  drawing: { ...drawingEnv(() => undefined), pixelScale: 0.37 * pixelRatio },
  origin: { x: 0, y: 0 },
}

function movedBy(x: number, y: number): Preview {
  const layers = translate([layer], x, y)
  return { layers, ids: new Set([layer.id]), frame: layer, isCopy: false, moved: { x, y } }
}

/** In device pixels. */
function placeOf({ style }: HTMLCanvasElement): { x: number; y: number } {
  const { m41, m42 } = new DOMMatrix(style.transform)
  return { x: m41 * pixelRatio, y: m42 * pixelRatio }
}

const sizeOf = ({ width, height }: HTMLCanvasElement) => ({ width, height })

test('a step of a drag pushes what is painted by the nearest device pixels, and paints nothing', () => {
  const canvas = document.createElement('canvas')
  const dragged = createDragCanvas(translatedCanvas(canvas))
  dragged.draw(lifted, movedBy(0, 0), sheet)
  const [start, painted] = [placeOf(canvas), canvas.toDataURL()]
  expect(painted).not.toBe(Object.assign(document.createElement('canvas'), sizeOf(canvas)).toDataURL())
  for (const [x, y] of [
    [1, 0],
    [2, 3],
    [41, -17],
  ] as const) {
    dragged.draw(lifted, movedBy(x, y), sheet)
    const place = placeOf(canvas)
    expect(place.x - start.x).toBeCloseTo(Math.round(x * 0.74), 4)
    expect(place.y - start.y).toBeCloseTo(Math.round(y * 0.74), 4)
    expect(canvas.toDataURL() === painted).toBe(true)
  }
})

test('at the edge of the page it is painted anew', () => {
  const canvas = document.createElement('canvas')
  const dragged = createDragCanvas(translatedCanvas(canvas))
  dragged.draw(lifted, movedBy(0, 0), sheet)
  const painted = canvas.toDataURL()
  dragged.draw(lifted, movedBy(600, 0), sheet)
  expect(canvas.toDataURL() === painted).toBe(false)
})
