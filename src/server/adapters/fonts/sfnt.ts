import { inflateSync } from 'node:zlib'
import { decompress } from 'woff2-encoder'
import { fontLimits } from '#shared/rules/fonts'
import { fontFailure } from './fonts.ts'

/**
 * The container that fonts come in (OpenType specification, "Font File"; WOFF is W3C's): a directory of tables, each
 * with a tag of four letters.
 */
export interface Sfnt {
  /** 0x00010000 or 'true' for TrueType's outlines, 'OTTO' for PostScript's. */
  readonly flavour: number
  readonly tables: ReadonlyMap<string, Buffer>
}

const trueType = 0x00010000
const appleTrueType = 0x74727565 // true
const openType = 0x4f54544f // OTTO
const collection = 0x74746366 // ttcf
const woff = 0x774f4646 // wOFF
const woff2 = 0x774f4632 // wOF2

const maxTables = 64

/** @throws AppError fontEmpty | fontUnsupported | fontCollection | fontTooLarge | fontCorrupt */
export async function readSfnt(sent: Buffer): Promise<Sfnt> {
  if (sent.length === 0) throw fontFailure('fontEmpty')
  const mark = sent.length < 12 ? 0 : sent.readUInt32BE(0)
  if (mark === collection) throw fontFailure('fontCollection')
  try {
    if (mark === woff2) return readTables(await unpackWoff2(sent))
    if (mark === woff) return readWoff(sent)
    if (mark === trueType || mark === appleTrueType || mark === openType) return readTables(sent)
  } catch (error) {
    throw error instanceof RangeError ? fontFailure('fontCorrupt', error) : error
  }
  throw fontFailure('fontUnsupported')
}

/** The tables in an order and with sums as the specification wants them. */
export function writeSfnt({ flavour, tables }: Sfnt): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const count = sorted.length
  const exponent = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** exponent, 6)
  head.writeUInt16BE(exponent, 8)
  head.writeUInt16BE(16 * count - 16 * 2 ** exponent, 10)

  const parts: Buffer[] = [head]
  let offset = head.length
  let headAt = -1
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    if (tag === 'head') {
      padded.writeUInt32BE(0, 8) // the sum of the whole, which is not known yet
      headAt = offset
    }
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(sumOf(padded), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    offset += padded.length
  }
  const file = Buffer.concat(parts)
  if (headAt >= 0) file.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, headAt + 8)
  return file
}

function readTables(bytes: Buffer): Sfnt {
  const tables = new Tables()
  for (const at of entriesAt(bytes, 4, { first: 12, size: 16 })) {
    tables.add(bytes.toString('latin1', at, at + 4), slice(bytes, at + 8, bytes.readUInt32BE(at + 12)))
  }
  return { flavour: flavourOf(bytes.readUInt32BE(0)), tables: tables.byTag }
}

function readWoff(bytes: Buffer): Sfnt {
  const tables = new Tables()
  for (const at of entriesAt(bytes, 12, { first: 44, size: 20 })) {
    const packed = slice(bytes, at + 4, bytes.readUInt32BE(at + 8))
    const length = bytes.readUInt32BE(at + 12)
    tables.makeRoom(length)
    const table = packed.length < length ? inflate(packed, length) : packed
    if (table.length !== length) throw fontFailure('fontCorrupt', 'a table of another length than it says')
    tables.add(bytes.toString('latin1', at, at + 4), table)
  }
  return { flavour: flavourOf(bytes.readUInt32BE(4)), tables: tables.byTag }
}

function inflate(packed: Buffer, length: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, length) })
  } catch (error) {
    throw fontFailure('fontCorrupt', error)
  }
}

async function unpackWoff2(bytes: Buffer): Promise<Buffer> {
  if (bytes.readUInt32BE(4) === collection) throw fontFailure('fontCollection')
  if (bytes.readUInt32BE(16) > fontLimits.bytesUnpacked) throw fontFailure('fontTooLarge')
  return Buffer.from(
    await decompress(bytes).catch((error: unknown) => {
      throw fontFailure('fontCorrupt', error)
    }),
  )
}

/** Where the entries of a directory begin. @param countAt of their number */
function entriesAt(bytes: Buffer, countAt: number, { first, size }: { first: number; size: number }): number[] {
  const count = bytes.readUInt16BE(countAt)
  if (count === 0 || count > maxTables) throw fontFailure('fontCorrupt', `${count} tables`)
  return Array.from({ length: count }, (_, index) => first + size * index)
}

/** @param offsetAt position of the table's offset */
function slice(bytes: Buffer, offsetAt: number, length: number): Buffer {
  const start = bytes.readUInt32BE(offsetAt)
  if (start + length > bytes.length) throw fontFailure('fontCorrupt', 'a table beyond the end')
  return bytes.subarray(start, start + length)
}

/** Entries may point at the same bytes, so what they hold together is counted. */
class Tables {
  readonly byTag = new Map<string, Buffer>()
  #bytes = 0

  add(tag: string, table: Buffer): void {
    if (this.byTag.has(tag)) throw fontFailure('fontCorrupt', `${tag} twice`)
    this.makeRoom(table.length)
    this.#bytes += table.length
    this.byTag.set(tag, table)
  }

  /** @throws AppError fontTooLarge when the tables would exceed the limit with `length` more bytes */
  makeRoom(length: number): void {
    if (this.#bytes + length > fontLimits.bytesUnpacked) throw fontFailure('fontTooLarge')
  }
}

function flavourOf(mark: number): number {
  return mark === openType ? openType : trueType
}

/** Adds up 32-bit numbers, modulo 2^32. @param bytes a multiple of four */
function sumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
