import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

const pieceBytes = 64 * 1024

/** Bytes on disk that someone must close. */
export interface SpooledFile {
  /** Bytes. */
  size: number
  /** Reads them from the beginning; as often as wanted. */
  open(): Readable
  close(): Promise<void>
}

/**
 * Keeps what is being sent on disk instead of in memory, so that many senders at once, fast or slow, cost no more than
 * one. The file has no name from the moment it is open: it is gone with its process, however that ends.
 * @param folder made when it is not there
 * @throws what `bytes` throws
 */
export async function spool(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<SpooledFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  // Where an open file keeps its name (Windows), it is removed when it is closed.
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
    return { size, open: () => Readable.from(readAll(file), { objectMode: false }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** By places of its own: a file's own stream would close the file when it is destroyed. */
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
