import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { flushFile, flushFolder } from '../flush.ts'
import { blockBytes, paddingOf, type TarHeader, writeHeader } from './tar.ts'

export interface WrittenEntry extends TarHeader {
  /** In hexadecimal. */
  sha256: string
}

export interface ArchiveWriter {
  /** One after the other, each awaited. @throws Error when the body is not as long as said */
  add(header: TarHeader, body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<WrittenEntry>
  /** Ends the archive, and gives it its name once it is on the disk. @returns its bytes */
  finish(): Promise<number>
  /** Leaves nothing behind. Does nothing after `finish`. */
  giveUp(): Promise<void>
}

/** The name of an archive until it is whole. */
export function halfOf(file: string): string {
  return `${file}.half`
}

/** A .tar.gz that is written piece by piece, under another name until it is whole. @param file must not be there */
export function writeArchive(file: string): ArchiveWriter {
  const half = halfOf(file)
  const input = new PassThrough({ highWaterMark: 1024 * 1024 })
  const writing = pipeline(input, createGzip(), createWriteStream(half, { flags: 'w', mode: 0o600 }))
  writing.catch(() => undefined) // the next write throws it
  let isOver = false

  /** Waits while there is no room; the writing settles before its end only by failing, on a full disk for one. */
  async function write(bytes: Uint8Array): Promise<void> {
    if (input.destroyed) await writing
    else if (!input.write(bytes)) await Promise.race([once(input, 'drain'), writing])
  }

  return {
    async add(header, body) {
      await write(writeHeader(header, Date.now()))
      const hash = createHash('sha256')
      let size = 0
      for await (const piece of body) {
        size += piece.length
        hash.update(piece)
        await write(piece)
      }
      if (size !== header.size) throw new Error(`${header.name} has ${size} bytes and not ${header.size}.`)
      await write(Buffer.alloc(paddingOf(size)))
      return { ...header, sha256: hash.digest('hex') }
    },
    async finish() {
      input.end(Buffer.alloc(2 * blockBytes))
      await writing
      await flushFile(half, 0o600)
      await rename(half, file)
      isOver = true
      await flushFolder(dirname(file))
      return (await stat(file)).size
    },
    async giveUp() {
      if (isOver) return
      input.destroy()
      await writing.catch(() => undefined) // given up because of what was thrown already
      await rm(half, { force: true })
    },
  }
}
