import sharp from 'sharp'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'

export type Asset = Answer<'createMedia'>

/** One solid colour, so that it is recognisable after re-encoding. */
export function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#d23c1e' } })
    .toFormat(format)
    .toBuffer()
}

/** A browser's announcement of a file. */
export function announcement(bytes: Uint8Array, more: Record<string, unknown> = {}) {
  return {
    filename: 'harbour.png',
    originalName: 'harbour.png',
    mimeType: 'image/png',
    fileSize: bytes.length,
    width: 60,
    height: 40,
    url: 'blob:http://localhost/0a1b',
    thumbnailUrl: 'blob:http://localhost/0a1b',
    tags: [],
    ...more,
  }
}

export async function announce(person: Browser, bytes: Uint8Array, more: Record<string, unknown> = {}): Promise<Asset> {
  const response = await person.post('/api/media', announcement(bytes, more))
  if (response.status !== 201) throw new Error(`Not announced: ${await response.text()}`)
  return (await response.json()) as Asset
}

export function sendBytes(person: Browser, asset: Asset, bytes: Uint8Array, type = 'image/png'): Promise<Response> {
  return person.send('PUT', asset.uploadUrl ?? '', bytes, { 'content-type': type })
}

/** A picture in someone's library. */
export async function upload(person: Browser, bytes: Uint8Array, more: Record<string, unknown> = {}): Promise<Asset> {
  const response = await sendBytes(person, await announce(person, bytes, more), bytes)
  if (response.status !== 200) throw new Error(`Not uploaded: ${await response.text()}`)
  return (await response.json()) as Asset
}

/** A GIF that alternates between two colours, 120 by 80. */
export async function animatedGif(colours: readonly string[]): Promise<Buffer> {
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
