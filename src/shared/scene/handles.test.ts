import { expect, test } from 'vitest'
import { createScene } from './create.ts'
import { cursorFor, frameOf, handlePositions, hitTestHandle } from './handles.ts'
import { handlesOf } from './resize-layers.ts'
import { newShapeLayer } from './shape-layer.ts'
import { newTextLayer } from './text-layer.ts'

const scene = createScene('page')
const rectangle = { ...newShapeLayer(scene, 'rectangle', 'rectangle'), x: 100, y: 100, width: 200, height: 100 }
const frame = { x: 100, y: 100, width: 200, height: 100, rotation: 0 }
const camera = { zoom: 0.5, x: 10, y: 20 }

function shown(width: number, height: number, offered = handlesOf([rectangle])): string[] {
  return handlePositions({ ...frame, width, height }, { zoom: 1, x: 0, y: 0 }, offered).map(({ handle }) => handle)
}

test('one layer has its own turned frame, several have the straight box around them', () => {
  expect(frameOf([])).toBeUndefined()
  expect(frameOf([{ ...rectangle, rotation: 30 }])).toEqual({ ...frame, rotation: 30 })
  const others = [rectangle, { ...rectangle, x: 400, y: 300, width: 10, height: 20, rotation: 90 }]
  expect(frameOf(others)).toEqual({ x: 100, y: 100, width: 315, height: 215, rotation: 0 })
})

test('handles keep their place on the screen at every zoom', () => {
  const at = Object.fromEntries(handlePositions(frame, camera).map((placed) => [placed.handle, placed.at]))
  expect(at).toMatchObject({ nw: { x: 60, y: 70 }, e: { x: 160, y: 95 }, rotate: { x: 110, y: 46 } })
})

test('handles turn with the layer', () => {
  const at = Object.fromEntries(
    handlePositions({ ...frame, rotation: 90 }, camera).map((placed) => [placed.handle, placed.at]),
  )
  expect(at).toMatchObject({ nw: { x: 135, y: 45 }, rotate: { x: 159, y: 95 } })
})

test('small frames show only the handles that have room', () => {
  expect(shown(200, 100)).toHaveLength(9)
  expect(shown(200, 20)).toEqual(['nw', 'ne', 'se', 'sw', 'n', 's', 'rotate'])
  expect(shown(20, 20)).toEqual(['nw', 'ne', 'se', 'sw', 'rotate'])
  expect(shown(200, 4)).toEqual(['e', 'w', 'rotate'])
  expect(shown(4, 4)).toEqual(['se', 'e', 'rotate'])
})

test('texts and lines show no handles that would do nothing', () => {
  const text = newTextLayer(scene, 'text')
  const line = newShapeLayer(scene, 'line', 'line')
  expect(shown(200, 100, handlesOf([text]))).toEqual(['nw', 'ne', 'se', 'sw', 'e', 'w', 'rotate'])
  expect(shown(200, 2, handlesOf([line]))).toEqual(['e', 'w', 'rotate'])
  expect(handlesOf([text, line])).toContain('n')
})

test('a handle is hit within 8 pixels of the screen, and the nearest one counts', () => {
  expect(hitTestHandle(frame, camera, { x: 67, y: 70 })).toBe('nw')
  expect(hitTestHandle(frame, camera, { x: 69, y: 70 })).toBeUndefined()
  expect(hitTestHandle(frame, camera, { x: 110, y: 46 })).toBe('rotate')
  const low = { ...frame, height: 20 }
  expect(hitTestHandle(low, camera, { x: 60, y: 74 })).toBe('nw')
  expect(hitTestHandle(low, camera, { x: 60, y: 77 })).toBe('sw')
})

test('a tiny layer can still be dragged by its inside', () => {
  const tiny = { x: 100, y: 100, width: 20, height: 20, rotation: 0 }
  expect(hitTestHandle(tiny, camera, { x: 65, y: 75 })).toBeUndefined()
  expect(hitTestHandle(tiny, camera, { x: 73, y: 83 })).toBe('se')
})

test('cursors point along the pull, however the frame is turned', () => {
  expect(cursorFor('n', 0)).toBe('ns-resize')
  expect(cursorFor('se', 0)).toBe('nwse-resize')
  expect(cursorFor('se', 45)).toBe('ns-resize')
  expect(cursorFor('e', 350)).toBe('ew-resize')
  expect(cursorFor('nw', -90)).toBe('nesw-resize')
  expect(cursorFor('rotate', 10)).toBe('grab')
})
