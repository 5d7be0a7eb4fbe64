import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { addLayers } from '#shared/scene/edit'
import type { Layer } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { describeLayer } from './describe-layer.ts'

const empty = createScene('page')
const text = newTextLayer(empty, 'text')

test('a layer is described by its kind, name, size, place and state', () => {
  const keyFigure: Layer = { ...text, name: 'Key figure', locked: true }
  expect(describeLayer(keyFigure, empty)).toBe('Text “Key figure”, 200 by 50 at 500, 290, locked')
  const triangle: Layer = { ...newShapeLayer(empty, 'a', 'triangle'), rotation: 44.6, visible: false, x: -3.4 }
  expect(describeLayer(triangle, empty)).toBe('Triangle, 100 by 100 at -3, 265, rotated 45 degrees, hidden')
})

test('a grouped layer says how many it is grouped with', () => {
  const members = ['a', 'b', 'c'].map((id): Layer => ({ ...text, id, groupId: 'g' }))
  const scene = addLayers(empty, [...members, text])
  const [first] = scene.layers
  if (!first) throw new Error('no layer')
  expect(describeLayer(first, scene)).toContain('grouped with 2 others')
})
