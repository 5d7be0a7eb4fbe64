import { expect, test } from 'vitest'
import { emptyImage } from '#shared/scene/image-layer'
import { coverPart, placeImage } from './place-image.ts'

const image = { width: 400, height: 300 }
const frame = { width: 100, height: 100 }

test('a picture that covers its layer is cut on both sides alike', () => {
  const placement = placeImage({ ...emptyImage, fit: 'cover' }, image, frame)
  expect(placement).toEqual({
    part: { x: 50, y: 0, width: 300, height: 300 },
    at: { x: 0, y: 0, width: 100, height: 100 },
  })
})

test('a picture that is shown whole leaves room above and below', () => {
  const placement = placeImage({ ...emptyImage, fit: 'contain' }, image, frame)
  expect(placement?.at).toEqual({ x: 0, y: 12.5, width: 100, height: 75 })
})

test('a crop that reaches beyond the picture ends with the picture', () => {
  const crop = { cropX: 300, cropY: 200, cropWidth: 500, cropHeight: 500 }
  const placement = placeImage({ ...emptyImage, ...crop, fit: 'fill' }, image, frame)
  expect(placement?.part).toEqual({ x: 300, y: 200, width: 100, height: 100 })
  expect(placeImage({ ...emptyImage, ...crop, cropX: 400 }, image, frame)).toBeUndefined()
})

test('a web page is shown from its top', () => {
  const tall = { x: 0, y: 0, width: 100, height: 1_000 }
  expect(coverPart(tall, frame, 'top')).toEqual({ x: 0, y: 0, width: 100, height: 100 })
})
