import { expect, test } from 'vitest'
import {
  createDocument,
  createScene,
  newImageLayer,
  newPlaceholderLayer,
  newShapeLayer,
  newTextLayer,
} from './create.ts'
import { describeLayer, usedAssets } from './describe.ts'
import { addLayers } from './edit.ts'
import type { Layer, Scene } from './scene.ts'

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

test('pictures of all pages are listed once', () => {
  const picture = newImageLayer(empty, 'picture', { src: '/api/media/1/file', width: 10, height: 10 })
  const frame = newImageLayer(empty, 'frame')
  const screenshot = newPlaceholderLayer(empty, 'screenshot')
  const { data } = screenshot
  const filled: Layer = {
    ...screenshot,
    data: { ...data, placeholderConfig: { ...data.placeholderConfig, src: '/api/media/2/file' } },
  }
  const pages: Scene[] = [addLayers(empty, [text, picture]), addLayers(empty, [text, picture, frame, filled])]
  expect(usedAssets({ pages })).toEqual(['/api/media/1/file', '/api/media/2/file'])
  expect(usedAssets(createDocument('page'))).toEqual([])
})
