import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

const pieceBytes = 64 * 1024

/** Bytes on disk; the caller must close them. */
export interface SpooledFile {
  /** Bytes. */
  size: number
  /** Reads them from the beginning; repeatable. */
  open(): Readable
  /** Up to `length` bytes from a place on; fewer at the end. */
  read(place: number, length: number): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Stores an upload on disk instead of in memory, so that many senders at once, fast or slow, cost no more than one. The
 * file is unlinked as soon as it is open, so it ends with its process in any case.
 * @param folder created if missing
 * @throws errors of `bytes`
 */
export async function spool(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  // Where an open file can't be unlinked (Windows), closing removes it.
  const isNameless = await rm(path).then(
    () => true,
    () => false,
  )
  const close = async () => {
    await file.close()
    if (!isNameless) await rm(path, { force: true })
  }
  try {
    const size = await writeAll(file, bytes)
    const read = async (place: number, length: number) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, place)
      return buffer.subarray(0, bytesRead)
    }
    return { size, read, open: () => Readable.from(readAll(file), { objectMode: false }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads by position: a file's own stream would close the file when it is destroyed. */
async function* readAll(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, place)
    if (bytesRead === 0) return
    place += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

async function writeAll(file: FileHandle, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      const { bytesWritten } = await file.write(chunk, at, chunk.length - at)
      at += bytesWritten
    }
    size += chunk.length
  }
  return size
}
