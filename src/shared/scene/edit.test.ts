import { describe, expect, test } from 'vitest'
import { createScene } from './create.ts'
import {
  addLayer,
  duplicateLayers,
  fitImage,
  numberPages,
  removeLayers,
  replaceLayers,
  resizeCanvas,
  setCrop,
  setSettings,
  updateLayers,
} from './edit.ts'
import { newImageLayer } from './image-layer.ts'
import type { Scene } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'
import { newTextLayer } from './text-layer.ts'

const empty = createScene('page')
const withText = addLayer(empty, newTextLayer(empty, 'text'))
const scene = addLayer(withText, newImageLayer(withText, 'image'))

function counter(): () => string {
  let next = 0
  return () => `new-${++next}`
}

describe('new layers (spec section 9)', () => {
  test('stand in the middle of the canvas, on top', () => {
    expect(newTextLayer(scene, 'a')).toMatchObject({ x: 500, y: 290, width: 200, height: 50, zIndex: 2 })
    expect(newShapeLayer(scene, 'a', 'circle')).toMatchObject({ x: 550, y: 265, width: 100, height: 100 })
  })

  test('start with the text of the specification', () => {
    const data = { fontFamily: 'Inter', fontSize: 24, fontWeight: 400, color: '#000000', lineHeight: 1.4 }
    expect(newTextLayer(scene, 'a', 'Hello').data).toMatchObject({ ...data, text: 'Hello' })
  })

  test('a line can be seen', () => {
    expect(newShapeLayer(scene, 'a', 'line').data.strokeWidth).toBeGreaterThan(0)
  })

  test('a picture keeps where it came from', () => {
    const layer = newImageLayer(scene, 'a', { src: '/api/media/1/file', width: 400, height: 100 })
    expect(layer).toMatchObject({ x: 400, y: 265, width: 400, height: 100 })
    expect(layer.data).toMatchObject({ src: '/api/media/1/file', originalSrc: '/api/media/1/file' })
  })
})

test('a layer is added above the highest, whatever number it brought', () => {
  const added = addLayer(scene, { ...newTextLayer(scene, 'top'), zIndex: 0 })
  expect(added.layers.map(({ id, zIndex }) => [id, zIndex])).toEqual([
    ['text', 0],
    ['image', 1],
    ['top', 2],
  ])
})

test('what changes nothing gives the same scene back', () => {
  expect(removeLayers(scene, ['unknown'])).toBe(scene)
  expect(updateLayers(scene, ['text'], (layer) => layer)).toBe(scene)
  expect(replaceLayers(scene, scene.layers)).toBe(scene)
  expect(setSettings(scene, { width: 1200, gridEnabled: true })).toBe(scene)
  expect(resizeCanvas(scene, { width: 1200, height: 630 })).toBe(scene)
  expect(duplicateLayers(scene, ['unknown'], counter())).toEqual({ scene, ids: [] })
})

test('a change touches its layers only, and neither their id nor their place', () => {
  const after = updateLayers(scene, new Set(['text']), (layer) => ({ ...layer, id: 'other', zIndex: 9, x: 7 }))
  expect(after.layers[0]).toMatchObject({ id: 'text', zIndex: 0, x: 7 })
  expect(after.layers[1]).toBe(scene.layers[1])
  expect(removeLayers(scene, ['text']).layers).toEqual([scene.layers[1]])
})

test('copies lie 20 px beside their originals, on top, and are named as copies', () => {
  const { scene: after, ids } = duplicateLayers(scene, ['text'], counter())
  expect(ids).toEqual(['new-1'])
  expect(after.layers.at(-1)).toMatchObject({ id: 'new-1', name: 'Text Copy', x: 520, y: 310, zIndex: 2 })
})

test('copies of a group form a group of their own', () => {
  const grouped = updateLayers(scene, ['text', 'image'], (layer) => ({ ...layer, groupId: 'group' }))
  const groups = duplicateLayers(grouped, ['text', 'image'], counter()).scene.layers.map((layer) => layer.groupId)
  expect(groups.slice(0, 2)).toEqual(['group', 'group'])
  expect(groups[2]).toBe(groups[3])
  expect(groups[2]).not.toBe('group')
})

test('a canvas is whole pixels, no smaller and no larger than a canvas may be', () => {
  expect(resizeCanvas(scene, { width: 1.5, height: 99_999.4 }).settings).toMatchObject({ width: 16, height: 8192 })
  expect(resizeCanvas(scene, { width: 100.4, height: 100.6 }).settings).toMatchObject({ width: 100, height: 101 })
})

test('only a picture is cropped', () => {
  const crop = { cropX: 1, cropY: 2, cropWidth: 30, cropHeight: 40 }
  expect(setCrop(scene, 'image', crop).layers[1]?.data).toMatchObject(crop)
  expect(setCrop(scene, 'text', crop)).toBe(scene)
})

test.each([
  [
    { width: 800, height: 400 },
    { width: 400, height: 200 },
  ],
  [
    { width: 100, height: 1000 },
    { width: 40, height: 400 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 400, height: 1 },
  ],
])('a picture of %o is added as %o', (size, fitted) => {
  expect(fitImage(size)).toEqual(fitted)
})

describe('the numbers of pages', () => {
  function pageWith(id: string, number?: string): Scene {
    const page = createScene(id)
    return number === undefined ? page : addLayer(page, { ...newTextLayer(page, `${id}-text`, number), field: 'page' })
  }

  const written = (pages: readonly Scene[]) =>
    pages.map(({ layers: [layer] }) => (layer?.type === 'text' ? layer.data.text : null))

  test('pages that came, went or moved are counted again', () => {
    const pages = [pageWith('cover'), pageWith('new', '3/3'), pageWith('old', '2/3'), pageWith('last', '3/3')]
    expect(written(numberPages(pages))).toEqual([null, '2/4', '3/4', '4/4'])
  })

  test('what an author wrote instead stays, and so does a text that only looks like a number', () => {
    const page = createScene('ratio')
    const ratio = addLayer(page, newTextLayer(page, 'ratio-text', '1/3'))
    const pages = [ratio, pageWith('own', 'Part one'), pageWith('right', '3/3')]
    expect(numberPages(pages)).toEqual(pages)
    expect(numberPages(pages)[2]).toBe(pages[2])
  })
})
