/**
 * The archive format of POSIX.1-1988 (ustar), for plain files only: a header of 512 bytes, the content, and zeros up to
 * a multiple of 512. Any tar program reads what is written here; only archives written here are read.
 */

export const blockBytes = 512
/** 8 GiB less one byte: eleven octal digits. */
const maxBytes = 8 ** 11 - 1

export interface TarHeader {
  name: string
  /** Bytes. */
  size: number
}

/** @throws Error for a name or size that the format can't hold; such an entry is a bug */
export function writeHeader({ name, size }: TarHeader, modifiedAt: number): Buffer {
  if (size > maxBytes) throw new Error(`${name} is too large for an archive.`)
  const { prefix, rest } = splitName(name)
  const header = Buffer.alloc(blockBytes)
  header.write(rest, 0)
  writeOctal(header, 100, 8, 0o600)
  writeOctal(header, 108, 8, 0) // user and group: none
  writeOctal(header, 116, 8, 0)
  writeOctal(header, 124, 12, size)
  writeOctal(header, 136, 12, Math.floor(modifiedAt / 1000))
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  header.write(prefix, 345)
  header.write(checksum(header), 148)
  return header
}

/**
 * @returns null for a block of zeros; two of them end the archive
 * @throws Error for anything but the header of a plain file
 */
export function readHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null
  if (readText(block, 148, 8).trim() !== checksum(block).slice(0, 6) || readText(block, 257, 5) !== 'ustar') {
    throw new Error('This is not an archive of plain files, or it is damaged.')
  }
  if (readText(block, 156, 1) !== '0') throw new Error('The archive holds something else than plain files.')
  const prefix = readText(block, 345, 155)
  const name = readText(block, 0, 100)
  return { name: prefix ? `${prefix}/${name}` : name, size: Number.parseInt(readText(block, 124, 12), 8) }
}

/** How many zeros follow an entry. */
export function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

/** A name of more than 100 bytes is split at a slash, into at most 155 and 100. */
function splitName(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', rest: name }
  const cut = name.lastIndexOf('/', 155)
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)]
  if (cut < 1 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(rest) > 100) {
    throw new Error(`${name} is too long a name for an archive.`)
  }
  return { prefix, rest }
}

function writeOctal(header: Buffer, at: number, length: number, value: number): void {
  header.write(value.toString(8).padStart(length - 1, '0'), at)
}

/** The sum of all bytes, counting its own field as blanks. */
function checksum(header: Buffer): string {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0)
  return `${sum.toString(8).padStart(6, '0')}\0 `
}

function readText(block: Buffer, at: number, length: number): string {
  const end = block.indexOf(0, at)
  return block.toString('utf8', at, end >= at && end < at + length ? end : at + length)
}
