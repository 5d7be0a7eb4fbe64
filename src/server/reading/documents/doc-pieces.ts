import iconv from 'iconv-lite'

/** A contiguous piece of text in the file. */
export interface DocPiece {
  /** Number of its first character in the document. */
  start: number
  length: number
  /** Its byte offset in the stream. */
  at: number
  /** Of one character. */
  bytesEach: 1 | 2
}

/** Where the table of pieces is, in the header of the stream ([MS-DOC] 2.5.6). */
const clxAt = 0x01a2
const changesTag = 1
const piecesTag = 2
/** Text in one byte for each character; its place is then given twice as far. */
const compressed = 0x40000000

/** The pieces of a document in the order they are read. @throws RangeError where the table is damaged */
export function readPieces(header: Buffer, table: Buffer): DocPiece[] {
  let at = header.readUInt32LE(clxAt)
  while (table.readUInt8(at) === changesTag) at += 3 + table.readUInt16LE(at + 1)
  if (table.readUInt8(at) !== piecesTag) throw new Error('no table of pieces')
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / 12)
  const start = at + 5
  return Array.from({ length: Math.min(count, table.length) }, (_, index) => {
    const first = table.readUInt32LE(start + index * 4)
    const place = table.readUInt32LE(start + (count + 1) * 4 + index * 8 + 2)
    const isCompressed = (place & compressed) !== 0
    return {
      start: first,
      length: Math.max(0, table.readUInt32LE(start + index * 4 + 4) - first),
      at: isCompressed ? (place & ~compressed) >>> 1 : place,
      bytesEach: isCompressed ? 1 : 2,
    }
  })
}

export function pieceText(header: Buffer, { at, bytesEach }: DocPiece, from: number, to: number): string {
  const bytes = header.subarray(at + from * bytesEach, at + to * bytesEach)
  return bytesEach === 2 ? bytes.toString('utf16le') : iconv.decode(bytes, 'windows-1252')
}
