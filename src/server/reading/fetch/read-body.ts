import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { tooLarge, unreadable } from './refusals.ts'

/** A truncated compressed body is decoded as far as possible, as in browsers. */
const zlibOptions = { chunkSize: 64 * 1024, finishFlush: constants.Z_SYNC_FLUSH }
const brotliOptions = { chunkSize: 64 * 1024, finishFlush: constants.BROTLI_OPERATION_FLUSH }

const unpackers: Record<string, (start: Uint8Array) => NodeJS.ReadWriteStream> = {
  gzip: () => createGunzip(zlibOptions),
  deflate: (start) => (hasZlibHeader(start) ? createInflate(zlibOptions) : createInflateRaw(zlibOptions)),
  br: () => createBrotliDecompress(brotliOptions),
}

/** Most pages are far smaller than this. */
const largeBytes = 1024 * 1024

/**
 * Reads a whole body and decodes its Content-Encoding. Counts compressed and decoded bytes as they arrive, so a long
 * body or a decompression bomb stops at the first byte over the limit.
 * @param onLarge awaited once if the body is unusually large
 * @throws AppError source_unreadable; socket errors unchanged; errors of `onLarge`
 */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  maxBytes: number,
  onLarge: () => Promise<void> = async () => {},
): Promise<Uint8Array> {
  const coding = contentEncoding.trim().toLowerCase().replace(/^x-/, '')
  if (coding === '' || coding === 'identity') return await collect(body, maxBytes, onLarge)
  if (!Object.hasOwn(unpackers, coding)) throw unreadable('pageDamaged')
  return await collect(unpack(limited(body, maxBytes), coding), maxBytes, onLarge)
}

async function collect(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onLarge: () => Promise<void>,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  let isLarge = false
  for await (const chunk of limited(body, maxBytes)) {
    size += chunk.length
    if (size > largeBytes && !isLarge) {
      isLarge = true
      await onLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    yield chunk
  }
}

/** @throws AppError source_unreadable for what can't be unpacked; what reading the packed bytes threw */
async function* unpack(packed: AsyncGenerator<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const start = await firstBytes(packed)
  const unpacker = unpackers[coding]?.(start) as Readable & NodeJS.WritableStream
  let failure: unknown
  async function* keepingFailure() {
    try {
      yield start
      yield* packed
    } catch (error) {
      failure = error
      throw error
    }
  }
  // What fails on either side is thrown by the loop that takes the unpacked bytes.
  pipeline(Readable.from(keepingFailure()), unpacker).catch(() => {})
  try {
    yield* unpacker
  } catch (error) {
    throw failure ?? unreadable('pageDamaged', error)
  }
}

/** Enough to tell the two kinds of "deflate" apart; nothing when nothing comes. */
async function firstBytes(packed: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  let start: Uint8Array = new Uint8Array()
  while (start.length < 2) {
    const { done, value } = await packed.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  return start
}

/** "deflate" means zlib (RFC 9110), but some servers send it raw. */
function hasZlibHeader(packed: Uint8Array): boolean {
  const [method = 0, flags = 0] = packed
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0
}
