import { ArchiveError } from './archive-error.ts'

/**
 * One file out of a ZIP archive of any size. Reads only the directory and that file, and does not trust the archive's
 * sizes: unpacking stops at `most` bytes.
 */

/** The end record with the longest possible comment. */
const endBytes = 22 + 65_535
/** Some hundred thousand files; no real archive has more. */
const maxDirectoryBytes = 16 * 1024 * 1024
const localHeaderBytes = 30
const entryHeaderBytes = 46

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const
const methods = { stored: 0, deflated: 8 } as const

interface Entry {
  method: number
  isEncrypted: boolean
  packedBytes: number
  /** Offset of its local header. */
  at: number
}

/**
 * @param isWanted by the name in the archive, folders included
 * @returns null when there is no such file
 * @throws ArchiveError unreadable | tooLarge | encrypted
 */
export async function readZipEntry(
  file: Blob,
  isWanted: (name: string) => boolean,
  most: number,
): Promise<Uint8Array | null> {
  const entry = findEntry(await readDirectory(file), isWanted)
  if (!entry) return null
  if (entry.isEncrypted) throw new ArchiveError('encrypted')
  const header = await viewOf(file, entry.at, entry.at + localHeaderBytes)
  if (header.byteLength < localHeaderBytes || header.getUint32(0, true) !== signatures.local) {
    throw new ArchiveError('unreadable')
  }
  const start = entry.at + localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = file.slice(start, start + entry.packedBytes)
  if (packed.size < entry.packedBytes) throw new ArchiveError('unreadable')
  if (entry.method === methods.stored) return await readUpTo(packed.stream(), most)
  if (entry.method !== methods.deflated) throw new ArchiveError('unreadable')
  return await readUpTo(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')), most)
}

async function readDirectory(file: Blob): Promise<DataView> {
  const tailAt = Math.max(0, file.size - endBytes)
  const tail = await viewOf(file, tailAt, file.size)
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== signatures.end) continue
    const bytes = tail.getUint32(at + 12, true)
    const start = tail.getUint32(at + 16, true)
    if (bytes > maxDirectoryBytes) throw new ArchiveError('tooLarge')
    if (start + bytes <= file.size) return await viewOf(file, start, start + bytes)
  }
  throw new ArchiveError('unreadable')
}

function findEntry(directory: DataView, isWanted: (name: string) => boolean): Entry | null {
  const decoder = new TextDecoder()
  for (let at = 0; at + entryHeaderBytes <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== signatures.entry) throw new ArchiveError('unreadable')
    const nameBytes = directory.getUint16(at + 28, true)
    const next =
      at + entryHeaderBytes + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (next > directory.byteLength) throw new ArchiveError('unreadable')
    const name = new Uint8Array(directory.buffer, directory.byteOffset + at + entryHeaderBytes, nameBytes)
    if (isWanted(decoder.decode(name))) {
      return {
        isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
        method: directory.getUint16(at + 10, true),
        packedBytes: directory.getUint32(at + 20, true),
        at: directory.getUint32(at + 42, true),
      }
    }
    at = next
  }
  return null
}

async function viewOf(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer())
}

/** @throws ArchiveError tooLarge once there is more; unreadable when it can't be unpacked */
export async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > most) throw new ArchiveError('tooLarge')
      pieces.push(value)
    }
  } catch (error) {
    // the rest is not unpacked; a failure to cancel does not matter
    reader.cancel().catch(() => undefined)
    throw error instanceof ArchiveError ? error : new ArchiveError('unreadable')
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}
