import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** One file of an archive. */
export interface ZipEntry {
  name: string
  /** Epoch ms. */
  modifiedAt: number
  /** True for what is packed already, such as pictures. */
  isPacked: boolean
  bytes: AsyncIterable<Uint8Array>
}

const stored = 0
const deflated = 8

/**
 * A ZIP archive, made piece by piece as it is read; what nobody reads any more is not made. Nothing is held but the
 * piece under way and the archive's table of contents, and packing is done beside the server's own thread.
 * @throws what reading an entry throws
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((_error, piece) => made.push(piece)) // it fails for names that are too long only
  for await (const { name, modifiedAt, isPacked, bytes } of entries) {
    const compression = isPacked ? stored : deflated
    const file: ZipInputFile = { filename: name, mtime: modifiedAt, compression, size: 0, crc: 0 }
    zip.add(file)
    const measured = measure(bytes, file)
    for await (const piece of isPacked ? measured : pack(measured)) {
      file.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false) // shared memory never comes here
      yield* made.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

/** Keeps count of what goes into a file, which the archive tells after it. */
async function* measure(bytes: AsyncIterable<Uint8Array>, file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.size += piece.length
    file.crc = crc32(piece, file.crc)
    yield piece
  }
}

async function* pack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 4 })
  // What fails on either side is thrown by the loop that takes the packed bytes.
  pipeline(Readable.from(bytes), deflate).catch(() => {})
  yield* deflate
}
