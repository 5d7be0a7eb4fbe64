import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newImageLayer } from '#shared/scene/image-layer'
import type { ImageLayer } from '#shared/scene/scene'
import { panCrop, reframeCrop, scaleCrop, startingCrop, zoomCrop } from './crop.ts'

const picture = { width: 800, height: 600 }
const all = { cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 }

function frame(change: Partial<ImageLayer> = {}): ImageLayer {
  const layer = newImageLayer(createScene('page'), 'photo', { src: '/api/media/a/file', width: 200, height: 200 })
  return { ...layer, x: 100, y: 100, ...change }
}

test('cropping begins with the part that a square frame shows of a wide picture', () => {
  expect(startingCrop(all, picture, frame())).toEqual({ cropX: 100, cropY: 0, cropWidth: 600, cropHeight: 600 })
})

test('a picture dragged to the right shows more of its left side', () => {
  const crop = { cropX: 300, cropY: 100, cropWidth: 400, cropHeight: 400 }
  expect(panCrop(crop, frame(), { x: 50, y: 0 }, picture)).toEqual({ ...crop, cropX: 200 })
})

test('in a frame turned by a quarter the picture follows the hand', () => {
  const crop = { cropX: 300, cropY: 100, cropWidth: 400, cropHeight: 400 }
  const moved = panCrop(crop, frame({ rotation: 90 }), { x: 0, y: 50 }, picture)
  expect(moved.cropX).toBeCloseTo(200)
  expect(moved.cropY).toBeCloseTo(100)
})

test('the picture is never dragged away from its frame', () => {
  const crop = { cropX: 10, cropY: 0, cropWidth: 600, cropHeight: 600 }
  expect(panCrop(crop, frame(), { x: 900, y: 900 }, picture)).toEqual({ ...crop, cropX: 0, cropY: 0 })
})

test('zooming out ends where the picture no longer fills its frame', () => {
  const crop = { cropX: 100, cropY: 0, cropWidth: 600, cropHeight: 600 }
  expect(zoomCrop(crop, 0.5, picture)).toEqual(crop)
})

test('zooming in keeps the middle', () => {
  const crop = { cropX: 100, cropY: 0, cropWidth: 600, cropHeight: 600 }
  expect(zoomCrop(crop, 2, picture)).toEqual({ cropX: 250, cropY: 150, cropWidth: 300, cropHeight: 300 })
})

test('a frame pulled wider shows more of the picture, and the rest stays where it is', () => {
  const layer = frame()
  const crop = { cropX: 100, cropY: 0, cropWidth: 400, cropHeight: 400 }
  const result = reframeCrop({ layer, crop }, { ...layer, width: 250 }, picture)
  expect(result.crop).toEqual({ cropX: 100, cropY: 0, cropWidth: 500, cropHeight: 400 })
  expect(result.layer).toMatchObject({ x: 100, y: 100, width: 250, height: 200 })
})

test('a frame pulled beyond the picture ends at its edge', () => {
  const layer = frame()
  const crop = { cropX: 100, cropY: 0, cropWidth: 400, cropHeight: 400 }
  const result = reframeCrop({ layer, crop }, { ...layer, x: 0, width: 300 }, picture)
  expect(result.crop).toMatchObject({ cropX: 0, cropWidth: 500 })
  expect(result.layer).toMatchObject({ x: 50, width: 250 })
})

test('another picture shows the same part in proportion', () => {
  const crop = { cropX: 100, cropY: 60, cropWidth: 400, cropHeight: 300 }
  expect(scaleCrop(crop, picture, { width: 400, height: 600 })).toEqual({
    cropX: 50,
    cropY: 60,
    cropWidth: 200,
    cropHeight: 300,
  })
  expect(scaleCrop(crop, undefined, { width: 400, height: 600 })).toEqual(all)
})
