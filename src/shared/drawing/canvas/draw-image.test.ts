import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newImageLayer } from '#shared/scene/image-layer'
import { frameShapes, type ImageData, type PictureAdjustments } from '#shared/scene/scene'
import { drawnPixels, halvedImage, measuringContext, sceneOf } from '../../../../tests/support/drawing.ts'
import { colourMatrix } from '../surface/colour-matrix.ts'
import { sceneToSvg } from '../svg/svg.ts'

const src = '/api/media/7/file'
const unchanged: PictureAdjustments = { brightness: 0, contrast: 0, saturation: 0, blur: 0 }

/** A picture of 200 by 200 that fills its page: its left half red, its right half blue. */
function pixelsOf(look: Partial<ImageData>) {
  return drawnPixels(sceneOf([pictureOf(look)]), { images: { [src]: halvedImage(200, 200, '#ff0000', '#0000ff') } })
}

function pictureOf(look: Partial<ImageData>) {
  const layer = newImageLayer(createScene('page'), 'image', { src, width: 200, height: 200 })
  return { ...layer, x: 0, y: 0, data: { ...layer.data, ...look } }
}

const white = [255, 255, 255, 255]

test.each(frameShapes)('a picture is cut to a frame in the form of a %s', (shape) => {
  const pixel = pixelsOf({ shape })
  expect(pixel(1, 1)).toEqual(white)
  expect(pixel(70, 100)).toEqual([255, 0, 0, 255])
  expect(pixel(130, 100)).toEqual([0, 0, 255, 255])
})

test('a border lies within its frame, whatever its form', () => {
  const border = { color: '#00ff00', width: 10 }
  const straight = pixelsOf({ border })
  expect(straight(5, 100)).toEqual([0, 255, 0, 255])
  expect(straight(14, 100)).toEqual([255, 0, 0, 255])
  const round = pixelsOf({ border, shape: 'circle' })
  expect(round(5, 100)).toEqual([0, 255, 0, 255])
  expect(round(2, 60)).toEqual(white)
})

test('without saturation colours are as grey as they are light', () => {
  const pixel = pixelsOf({ adjust: { ...unchanged, saturation: -100 } })
  expect(pixel(50, 100)).toEqual([54, 54, 54, 255])
  expect(pixel(150, 100)).toEqual([18, 18, 18, 255])
})

test('two colours take the place of dark and light', () => {
  const picture = halvedImage(200, 200, '#000000', '#ffffff')
  const adjust = { ...unchanged, duotone: { dark: '#102040', light: '#ffe0c0' } }
  const pixel = drawnPixels(sceneOf([pictureOf({ adjust })]), { images: { [src]: picture } })
  expect(pixel(50, 100)).toEqual([16, 32, 64, 255])
  expect(pixel(150, 100)).toEqual([255, 224, 192, 255])
})

test('a blurred picture goes over from one colour to the other, and does not fade at its edges', () => {
  const pixel = pixelsOf({ adjust: { ...unchanged, blur: 100 } })
  const [red, , blue] = pixel(100, 100)
  expect(Math.abs(red - blue)).toBeLessThan(30)
  expect(pixel(1, 1)).toEqual([255, 0, 0, 255])
  const [onceRed, , nowBlue] = pixel(104, 100)
  expect(onceRed).toBeGreaterThan(20)
  expect(nowBlue).toBeGreaterThan(onceRed)
})

test('an adjusted picture shows the part that was cropped', () => {
  const crop = { cropX: 100, cropY: 0, cropWidth: 100, cropHeight: 100, adjust: { ...unchanged, contrast: 1 } }
  const [red, , blue] = pixelsOf(crop)(5, 100)
  expect(red).toBeLessThan(5)
  expect(blue).toBeGreaterThan(250)
})

test('a dark side makes white text readable there and leaves the other side as it is', () => {
  const picture = createCanvas(200, 200)
  const ctx = picture.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 200, 200)
  const scrim = { side: 'bottom', color: '#000000', strength: 0.8 } as const
  const images = { [src]: { source: picture, width: 200, height: 200 } }
  const pixel = drawnPixels(sceneOf([pictureOf({ scrim })]), { images })
  // #767676 is the lightest grey on which white has a contrast of 4.5
  expect(pixel(100, 190)[0]).toBeLessThan(0x76)
  expect(pixel(100, 10)).toEqual(white)
})

test('an SVG changes colours by the same sums', () => {
  const adjust = { ...unchanged, brightness: 20, saturation: -40, duotone: { dark: '#102040', light: '#ffe0c0' } }
  const image = { dataUri: 'data:image/png;base64,AAAA', width: 200, height: 200 }
  const svg = sceneToSvg(sceneOf([pictureOf({ adjust, shape: 'arch', border: { color: '#00ff00', width: 4 } })]), {
    fonts: [],
    images: new Map([[src, image]]),
    measure: measuringContext(),
  })
  const values = /<feColorMatrix type="matrix" values="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const sums = colourMatrix(adjust)?.flatMap(([r, g, b, constant]) => [r, g, b, 0, constant]) ?? []
  expect(values).toHaveLength(20)
  for (const [at, value] of sums.entries()) expect(values[at]).toBeCloseTo(value, 3)
  expect(svg).toMatch(/<path d="M0 200[^"]*" fill="none" stroke="#00ff00" stroke-width="8"/)
})

test('a picture that is not changed needs no sums', () => {
  expect(colourMatrix({ ...unchanged, blur: 30 })).toBeUndefined()
})
