import { expect, test } from 'vitest'
import { createScene } from './create.ts'
import { addLayers } from './edit.ts'
import { layOutAnew } from './lay-out-anew.ts'
import type { Layer } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'
import { newTextLayer } from './text-layer.ts'

const wide = { width: 1200, height: 600 }
const tall = { width: 1080, height: 1350 }
const empty = createScene('page', wide)

const shape = (id: string, kind: 'rectangle' | 'circle', [x, y, width, height]: readonly number[]): Layer =>
  ({ ...newShapeLayer(empty, id, kind), x, y, width, height }) as Layer
const headline: Layer = { ...newTextLayer(empty, 'headline', 'Fewer chairs'), x: 80, y: 60, width: 1040, height: 50 }

const scene = addLayers(empty, [
  shape('ground', 'rectangle', [0, 0, 1200, 600]),
  headline,
  shape('badge', 'circle', [550, 250, 100, 100]),
  shape('foot', 'rectangle', [80, 560, 1040, 2]),
  shape('corner', 'circle', [1060, 500, 100, 60]),
])
const after = layOutAnew(scene, tall)
const find = (id: string) => after.layers.find((layer) => layer.id === id)

test('the ground still covers the page', () => {
  expect(after.settings).toMatchObject(tall)
  expect(find('ground')).toMatchObject({ x: 0, y: 0, ...tall })
})

test('texts keep their margins, and their letters shrink as all else does', () => {
  expect(find('headline')).toMatchObject({ x: 72, y: 54, width: 1080 - 144, data: { fontSize: 24 * 0.9 } })
})

test('what stands below or at the right stays near its edge', () => {
  expect(find('foot')).toMatchObject({ x: 72, width: 936 })
  expect(find('foot')?.y).toBeCloseTo(1350 - 40 * 0.9)
  expect(find('corner')?.x).toBeCloseTo(1080 - 140 * 0.9)
})

test('a disc in the middle stays there, and round', () => {
  expect(find('badge')).toMatchObject({ width: 90, height: 90, x: 540 - 45, y: 675 - 45 })
})

test('the same size is the same page', () => {
  expect(layOutAnew(scene, wide)).toBe(scene)
})
