import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rewritePicture } from './rewrite-picture.ts'

test('a clear AVIF stays clear', async () => {
  const clear = { width: 40, height: 30, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0 } }
  const kept = await rewritePicture(await sharp({ create: clear }).avif().toBuffer())
  expect(kept.mimeType).toBe('image/webp')
  expect((await sharp(kept.file).stats()).isOpaque).toBe(false)
})

test('a picture smaller than its thumbnail is not enlarged', async () => {
  const small = { width: 40, height: 30, channels: 3 as const, background: '#123456' }
  const { thumbnail } = await rewritePicture(await sharp({ create: small }).png().toBuffer())
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 40, height: 30 })
})
