import { describe, expect, test } from 'vitest'
import { writeCanvasData } from './canvas-data.ts'
import { createScene } from './create.ts'
import { addLayer } from './edit.ts'
import { hitTest, layersInMarquee } from './hit-testing.ts'
import { kindOf, layerKinds } from './layer-kinds.ts'
import { readCanvasData } from './read-canvas-data.ts'
import { handlesOf, resizeLayers } from './resize-layers.ts'
import { defaultGradient } from './shape-layer.ts'

const empty = createScene('page')
const kinds = Object.values(layerKinds).map((kind) => [kind.create(empty, 'new').type, kind] as const)

describe.each(kinds)('a new %s', (_type, kind) => {
  const layer = kind.create(empty, 'new')
  const scene = addLayer(empty, layer)
  const middle = { x: empty.settings.width / 2, y: empty.settings.height / 2 }

  test('is saved and read back as it was', () => {
    const saved: unknown = JSON.parse(JSON.stringify(writeCanvasData({ pages: [scene] })))
    expect(readCanvasData(saved)).toMatchObject({ document: { pages: [scene] } })
  })

  test('stands in the middle, where a click and a marquee find it', () => {
    expect(hitTest(scene, middle)).toBe(scene.layers[0])
    expect(layersInMarquee(scene, { ...middle, width: 1, height: 1 })).toEqual(scene.layers)
    expect(hitTest(scene, { x: 1, y: 1 })).toBeUndefined()
  })

  test('becomes wider when its right handle is pulled', () => {
    expect(handlesOf([layer])).toContain('e')
    const gesture = { kind: 'resize', handle: 'e', dx: 10, dy: 0, keepRatio: false, fromCentre: false } as const
    const [wider] = resizeLayers([layer], kindOf(layer).drawnFrame(layer), gesture)
    expect(wider?.width).toBeCloseTo(layer.width + 10)
  })

  test('shows the picture it was given, if its kind shows one', () => {
    const src = '/api/media/1/file'
    const own = kindOf(layer)
    const expected = own.pictureOf(layer) === undefined ? undefined : src
    expect(own.pictureOf(own.withPicture(layer, src))).toBe(expected)
    expect(own.pictureOf(own.withPicture(own.withPicture(layer, src), ''))).toBe(own.pictureOf(layer))
  })
})

test('the colours of a document are those of its texts, icons and shapes', () => {
  const { text, shape, icon, image } = layerKinds
  expect(text.coloursOf(text.create(empty, 'a'))).toEqual(['#000000'])
  expect(icon.coloursOf(icon.create(empty, 'a'))).toEqual(['#000000'])
  const plain = shape.create(empty, 'a')
  expect(shape.coloursOf(plain)).toEqual(['#3b82f6'])
  expect(shape.coloursOf({ ...plain, data: { ...plain.data, strokeWidth: 2 } })).toEqual(['#3b82f6', '#1e40af'])
  expect(image.coloursOf(image.create(empty, 'a'))).toEqual([])
})

test('only a rectangle of one colour covers what is under it', () => {
  const { shape } = layerKinds
  const rectangle = shape.create(empty, 'a')
  expect(shape.coverColour(rectangle)).toBe('#3b82f6')
  expect(shape.coverColour({ ...rectangle, data: { ...rectangle.data, fill: defaultGradient } })).toBeUndefined()
  expect(shape.coverColour({ ...rectangle, data: { ...rectangle.data, shapeType: 'circle' } })).toBeUndefined()
})
