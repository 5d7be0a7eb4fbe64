import { limits } from './limits.ts'

/** `<c` and `</ro` as the last bytes seen, the latest lowest. */
const cellStart = 0x3c63
const rowEndStart = 0x3c2f726f
const [w, space, greater, slash] = [0x77, 0x20, 0x3e, 0x2f]
const sheetEnd = Buffer.from('</sheetData></worksheet>')

/**
 * A worksheet's XML as far as its rows and cells are read, closed behind the last whole row. What reads it takes ten
 * times the room of what it is given, and most of a long sheet would be thrown away again. Sheets without rows in the
 * usual spelling come back as they are.
 */
export function readSheetStart(
  pieces: Iterable<Uint8Array>,
  most: { sheetRows: number; sheetCells: number } = limits,
): { bytes: Uint8Array; isCut: boolean } {
  const kept: Uint8Array[] = []
  let [rows, cells, seen, wholeRowsEnd] = [0, 0, 0, 0]
  let last = 0 // four bytes, since tags may lie across two pieces
  for (const piece of pieces) {
    kept.push(piece)
    for (const byte of piece) {
      seen += 1
      // A letter after it makes another name: `<cols>`.
      if ((last & 0xffff) === cellStart && (byte <= space || byte === greater || byte === slash)) cells += 1
      else if (last === rowEndStart && byte === w) {
        rows += 1
        const isTooMuch = rows > most.sheetRows || cells > most.sheetCells
        if (isTooMuch && wholeRowsEnd > 0) {
          return { bytes: Buffer.concat([Buffer.concat(kept).subarray(0, wholeRowsEnd), sheetEnd]), isCut: true }
        }
        wholeRowsEnd = seen + 1 // with the bracket that closes it
      }
      last = (last << 8) | byte
    }
  }
  return { bytes: Buffer.concat(kept), isCut: false }
}
