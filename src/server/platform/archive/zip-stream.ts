import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** One file of an archive. */
export interface ZipEntry {
  name: string
  /** Epoch ms. */
  modifiedAt: number
  /** True for files that are compressed already, such as pictures. */
  isPacked: boolean
  bytes: AsyncIterable<Uint8Array>
}

const stored = 0
const deflated = 8

/**
 * A ZIP archive, made piece by piece as it is read. Only the current piece and the archive's table of contents are held
 * in memory, and compression runs outside the server's thread.
 * @throws what reading an entry throws
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((_error, piece) => made.push(piece)) // it fails only for names that are too long
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

/** Counts the bytes that go into a file; the archive states them after it. */
async function* measure(bytes: AsyncIterable<Uint8Array>, file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.size += piece.length
    file.crc = crc32(piece, file.crc)
    yield piece
  }
}

async function* pack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 4 })
  // Errors of either side are thrown by the loop that reads the compressed bytes.
  pipeline(Readable.from(bytes), deflate).catch(() => {})
  yield* deflate
}
