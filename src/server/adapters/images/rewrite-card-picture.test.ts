import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { animatedGif, picture } from '../../../../tests/support/pictures.ts'
import { rewriteCardPicture } from './rewrite-card-picture.ts'

const ofSize = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2a6' } })

/** The colour in the middle, red, green and blue. */
async function middleOf(file: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(file).metadata()
  const area = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  return [...(await sharp(file).extract(area).raw().toBuffer())]
}

describe('a picture for the card of a link is a JPEG, whatever it came as', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const { width, height, file } = await rewriteCardPicture(await picture(format, 300, 200))
    expect({ width, height }).toEqual({ width: 300, height: 200 })
    expect((await sharp(file).metadata()).format).toBe('jpeg')
    const [red = 0, green = 0, blue = 0] = await middleOf(file)
    expect(Math.max(Math.abs(red - 0xd2), Math.abs(green - 0x3c), Math.abs(blue - 0x1e))).toBeLessThan(8)
  })
})

test('54 megapixels become a picture that LinkedIn takes', async () => {
  const { width, height } = await rewriteCardPicture(await ofSize(9_000, 6_000).jpeg().toBuffer())
  expect({ width, height }).toEqual({ width: 1_600, height: 1_067 })
})

test('what is clear is white', async () => {
  const clear = sharp({ create: { width: 90, height: 90, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
  expect(await middleOf((await rewriteCardPicture(await clear.webp({ lossless: true }).toBuffer())).file)).toEqual([
    255, 255, 255,
  ])
})

test('it stands upright, and says nothing of where it was taken', async () => {
  const lying = await ofSize(300, 200)
    .withExif({ IFD0: { Artist: 'Ann Author' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, file } = await rewriteCardPicture(lying)
  expect({ width, height }).toEqual({ width: 200, height: 300 })
  const { exif, icc, xmp, orientation } = await sharp(file).metadata()
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
})

test('of a picture that moves it is the first frame', async () => {
  expect(await middleOf((await rewriteCardPicture(await animatedGif(['#ff0000', '#0000ff']))).file)).toEqual([
    254, 0, 0,
  ])
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', 'UNSUPPORTED_TYPE'],
  ['a page', '<!doctype html><title>Not found</title>', 'UNSUPPORTED_TYPE'],
  ['nothing', '', 'EMPTY_FILE'],
])('%s is none', async (_what, text, code) => {
  await expect(rewriteCardPicture(Buffer.from(text))).rejects.toMatchObject({ code })
})

test('a picture that breaks off is none', async () => {
  const whole = await picture('jpeg', 600, 400)
  const broken = rewriteCardPicture(whole.subarray(0, whole.length / 2))
  await expect(broken).rejects.toMatchObject({ code: 'CORRUPT' })
})

test('more than 100 megapixels are not read', async () => {
  const huge = rewriteCardPicture(await ofSize(12_000, 9_000).png().toBuffer())
  await expect(huge).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
})
