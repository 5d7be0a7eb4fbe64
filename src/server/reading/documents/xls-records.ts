/** One record of an Excel 5 to 2003 workbook ([MS-XLS] 2.1.4), with where it begins. */
export interface XlsRecord {
  type: number
  at: number
  data: Buffer
}

const headerBytes = 4

export function* xlsRecords(stream: Buffer): Generator<XlsRecord> {
  for (let at = 0; at + headerBytes <= stream.length; ) {
    const start = at + headerBytes
    const end = start + stream.readUInt16LE(at + 2)
    yield { type: stream.readUInt16LE(at), at, data: stream.subarray(start, end) }
    at = end
  }
}

/** Where letters of another font begin in a text, by the number of the font. */
export type FontRun = readonly [start: number, font: number]

/**
 * Runs of fonts in the shared strings, by string number ([MS-XLS] 2.4.265). They are in one record and its
 * continuations; a string may continue in the next one, after a byte with its encoding there.
 */
export function readTextRuns(pieces: readonly Buffer[]): Map<number, FontRun[]> {
  const runs = new Map<number, FontRun[]>()
  const reader = new PieceReader(pieces)
  reader.skip(8)
  for (let number = 0; !reader.isDone; number += 1) {
    const length = reader.number(2)
    const flags = reader.number(1)
    const runCount = flags & 8 ? reader.number(2) : 0
    const extraBytes = flags & 4 ? reader.number(4) : 0
    reader.skipLetters(length, (flags & 1) === 1)
    const found: FontRun[] = []
    for (let at = 0; at < runCount && !reader.isDone; at += 1) found.push([reader.number(2), reader.number(2)])
    if (found.length > 0) runs.set(number, found)
    reader.skip(extraBytes)
  }
  return runs
}

class PieceReader {
  #piece = 0
  #at = 0

  constructor(readonly pieces: readonly Buffer[]) {}

  get isDone(): boolean {
    while (this.#piece < this.pieces.length && this.#at >= (this.pieces[this.#piece]?.length ?? 0)) {
      this.#at -= this.pieces[this.#piece]?.length ?? 0
      this.#piece += 1
    }
    return this.#piece >= this.pieces.length
  }

  number(bytes: number): number {
    let value = 0
    for (let at = 0; at < bytes; at += 1) {
      if (this.isDone) return value
      value += (this.pieces[this.#piece]?.[this.#at] ?? 0) * 256 ** at
      this.#at += 1
    }
    return value
  }

  skip(bytes: number): void {
    this.#at += bytes
  }

  skipLetters(count: number, areWide: boolean): void {
    let bytesEach = areWide ? 2 : 1
    for (let left = count; left > 0 && !this.isDone; ) {
      const room = (this.pieces[this.#piece]?.length ?? 0) - this.#at
      const here = Math.min(left, Math.floor(room / bytesEach))
      this.#at += here * bytesEach
      left -= here
      if (left > 0) {
        this.#piece += 1
        this.#at = 0
        bytesEach = this.number(1) & 1 ? 2 : 1
      }
    }
  }
}
