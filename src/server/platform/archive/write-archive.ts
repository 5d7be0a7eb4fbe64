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
  /** One entry after the other, each awaited. @throws Error when the body's size differs from the header's */
  add(header: TarHeader, body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<WrittenEntry>
  /** Ends the archive, and renames it once it is flushed to disk. @returns its size in bytes */
  finish(): Promise<number>
  /** Deletes the unfinished file. Does nothing after `finish`. */
  giveUp(): Promise<void>
}

/** The name of an unfinished archive. */
export function halfOf(file: string): string {
  return `${file}.half`
}

/** Writes a .tar.gz piece by piece, under a temporary name until it is complete. @param file must not exist */
export function writeArchive(file: string): ArchiveWriter {
  const half = halfOf(file)
  const input = new PassThrough({ highWaterMark: 1024 * 1024 })
  const writing = pipeline(input, createGzip(), createWriteStream(half, { flags: 'w', mode: 0o600 }))
  writing.catch(() => undefined) // the next write throws it
  let isOver = false

  /** Waits for the buffer to drain; before the end the writing settles only by failing, for instance on a full disk. */
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
      await writing.catch(() => undefined) // aborted because of an error thrown already
      await rm(half, { force: true })
    },
  }
}
