import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib'
import { tooLarge, unreadable } from './sentences.ts'

type Unpack = (packed: Uint8Array, options: { maxOutputLength: number; finishFlush: number }) => Promise<Uint8Array>

const unpackers: Record<string, Unpack> = {
  gzip: promisify(gunzip) as Unpack,
  deflate: (packed, options) => (promisify(hasZlibHeader(packed) ? inflate : inflateRaw) as Unpack)(packed, options),
  br: promisify(brotliDecompress) as Unpack,
}

/**
 * Reads a body whole, unpacked as its Content-Encoding says.
 *
 * Packed bytes are counted as they come and unpacking stops at the first byte too many, so neither a long body nor
 * a bomb takes more memory than twice the limit.
 * @throws AppError source_unreadable; an error of the socket as it is
 */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const packed = await collect(body, maxBytes)
  const coding = contentEncoding.trim().toLowerCase().replace(/^x-/, '')
  if (coding === '' || coding === 'identity' || packed.length === 0) return packed

  const unpack = Object.hasOwn(unpackers, coding) ? unpackers[coding] : undefined
  if (!unpack) throw unreadable(damaged)
  // A packed body without its end is taken as far as it goes, as browsers do.
  const finishFlush = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
  return unpack(packed, { maxOutputLength: maxBytes, finishFlush }).catch((error: Error & { code?: string }) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable(damaged, error)
  })
}

const damaged = 'This page could not be unpacked. Try again later, or paste its text instead.'

async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** "deflate" means zlib (RFC 9110), yet some servers send it bare. */
function hasZlibHeader(packed: Uint8Array): boolean {
  const [method = 0, flags = 0] = packed
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0
}
