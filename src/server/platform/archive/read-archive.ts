import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { blockBytes, paddingOf, readHeader, type TarHeader } from './tar.ts'

export interface ReadEntry extends TarHeader {
  /** A body that the caller does not read is skipped. */
  body: AsyncIterable<Buffer>
}

/**
 * The entries of a .tar.gz, in their order, without ever holding one whole.
 * @throws Error when the file can't be read, is damaged, or breaks off
 */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  const bytes = new ByteReader(unpacked)
  try {
    for (;;) {
      const header = readHeader(await bytes.take(blockBytes))
      if (!header) break
      const rest = { bytes: header.size }
      yield { ...header, body: bytes.pieces(rest) }
      for await (const _ of bytes.pieces(rest)); // skips what was not read
      await bytes.take(paddingOf(header.size))
    }
    await bytes.end()
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

class ByteReader {
  readonly #pieces: AsyncIterator<Buffer>
  #left: Buffer = Buffer.alloc(0)

  constructor(stream: Readable) {
    this.#pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  /** Exactly this many bytes; only for small numbers, since they are copied together. */
  async take(count: number): Promise<Buffer> {
    while (this.#left.length < count) this.#left = Buffer.concat([this.#left, await this.#next()])
    const taken = this.#left.subarray(0, count)
    this.#left = this.#left.subarray(count)
    return taken
  }

  /** The bytes as they arrive; `rest` counts down, so that a later reader can continue where this one stopped. */
  async *pieces(rest: { bytes: number }): AsyncGenerator<Buffer> {
    while (rest.bytes > 0) {
      if (this.#left.length === 0) this.#left = await this.#next()
      const piece = this.#left.subarray(0, rest.bytes)
      this.#left = this.#left.subarray(piece.length)
      rest.bytes -= piece.length
      yield piece
    }
  }

  /** Reads on to the end, so that the checksum over the whole archive is verified. */
  async end(): Promise<void> {
    for (;;) {
      const { done } = await this.#pieces.next()
      if (done) return
    }
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#pieces.next()
    if (done) throw new Error('The archive breaks off.')
    return value
  }
}
