import { expect, test } from 'vitest'
import { drawScene } from '#shared/drawing/canvas/draw-scene'
import { fontOf } from '#shared/drawing/text/layout-text'
import { createScene } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import type { TextData } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { asCanvas2D } from './as-canvas-2d.ts'
import { drawingEnv } from './renderer.ts'

const page = createScene('page', { width: 400, height: 60 })

/** What stands on a canvas of the page's size after drawing on it. */
function drawn(draw: (ctx: OffscreenCanvasRenderingContext2D) => void): string {
  const ctx = new OffscreenCanvas(400, 60).getContext('2d')
  if (!ctx) throw new Error('There is no canvas.')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 400, 60)
  draw(ctx)
  return ctx.getImageData(0, 0, 400, 60).data.join()
}

/** As the browser itself orders a line that runs this way. */
function byTheBrowser(data: TextData, direction: 'ltr' | 'rtl', baseline: number): string {
  return drawn((ctx) => {
    ctx.font = fontOf(data)
    ctx.fontKerning = 'normal'
    ctx.direction = direction
    ctx.fillStyle = data.color
    ctx.fillText(data.text, direction === 'rtl' ? 400 : 0, baseline)
  })
}

test.each([
  ['הגשר ייפתח ב-12 במאי, LinkedIn!', 'rtl'],
  ['LinkedIn: הגשר 12', 'ltr'],
] as const)('%s is drawn in the order in which it is read', async (text, direction) => {
  const layer = { ...newTextLayer(page, 'text', text), x: 0, y: 0, width: 400, height: 34 }
  const scene = addLayer(page, layer)
  await document.fonts.ready
  const ours = drawn((ctx) => drawScene(asCanvas2D(ctx), scene, { ...drawingEnv(() => undefined), pixelScale: 1 }))
  const baselines = Array.from({ length: 40 }, (_, y) => y)
  const isAsRead = (way: 'ltr' | 'rtl') => baselines.some((y) => byTheBrowser(layer.data, way, y) === ours)
  expect(isAsRead(direction)).toBe(true)
  expect(isAsRead(direction === 'rtl' ? 'ltr' : 'rtl')).toBe(false)
})
