import type CFB from 'cfb'
import { LetterLine } from '../letters/letter-line.ts'
import { type DocRun, readDocRuns, readRowEnds } from './doc-letters.ts'
import { type DocPiece, pieceText, readPieces } from './doc-pieces.ts'
import { documentFailure, toDocumentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { findStream } from './sniff.ts'
import { readSummaryTitle } from './summary-title.ts'
import { TextCollector } from './text-collector.ts'

/** The first version of the file format that is read: Word 97. Word 6 and 95 wrote lower numbers. */
const word97 = 0x00c1
const encryptedFlag = 0x0100
const secondTableFlag = 0x0200
/** Lengths of the parts of a document, in characters, in the order of their text ([MS-DOC] 2.5.4). */
const lengthsAt = { body: 0x4c, footnotes: 0x50, headers: 0x54, remarks: 0x5c, endnotes: 0x60, boxes: 0x64 }

/** Signs of the text that are no letters ([MS-DOC] 2.4.3 and 2.9). */
const sign = {
  noteMark: '\u0002',
  remark: '\u0005',
  cellEnd: '\u0007',
  lineEnd: '\u000b',
  fieldStart: '\u0013',
  fieldResult: '\u0014',
  fieldEnd: '\u0015',
  hardHyphen: '\u001e',
} as const
const signs = /((?!\t)\p{Cc})/u
const paragraphEnds = new Set(['\r', '\n', '\f', '\u000e'])

/**
 * Reads a Word 97 to 2003 document: body, text boxes, footnotes, endnotes.
 * @throws AppError UNSUPPORTED_TYPE (Word 6 and 95) | PASSWORD_PROTECTED | CORRUPT
 */
export function readDoc(container: CFB.CFB$Container): Found {
  const header = findStream(container, 'WordDocument')
  if (!header || header.length < 32) throw documentFailure('CORRUPT', 'no Word header')
  if (header.readUInt16LE(2) < word97) throw documentFailure('UNSUPPORTED_TYPE', 'Word 6 or 95')
  const flags = header.readUInt16LE(10)
  if (flags & encryptedFlag) throw documentFailure('PASSWORD_PROTECTED')
  const table = findStream(container, flags & secondTableFlag ? '1Table' : '0Table')
  if (!table) throw documentFailure('CORRUPT', 'no table stream')

  const collector = new TextCollector()
  try {
    const reader = new DocReader(header, table, collector)
    const starts: Record<string, number> = {}
    let length = 0
    for (const [part, at] of Object.entries(lengthsAt)) {
      starts[part] = length
      length += header.readUInt32LE(at)
    }
    for (const part of ['body', 'boxes', 'footnotes', 'endnotes'] as const) {
      const start = starts[part] ?? 0
      reader.read(start, start + header.readUInt32LE(lengthsAt[part]), part === 'body')
    }
  } catch (error) {
    throw toDocumentFailure(error)
  }
  return { ...collector.found(), metadataTitle: readSummaryTitle(container) }
}

class DocReader {
  readonly #header: Buffer
  readonly #collector: TextCollector
  readonly #pieces: DocPiece[]
  readonly #runs: DocRun[]
  readonly #rowEnds: Set<number>
  #isBody = true
  #line = new LetterLine()
  /** Open fields, each with whether its result has started; the part before that is code. */
  #fields: boolean[] = []
  #room = 2 * limits.textLength

  constructor(header: Buffer, table: Buffer, collector: TextCollector) {
    this.#header = header
    this.#collector = collector
    this.#pieces = readPieces(header, table)
    this.#runs = readDocRuns(header, table)
    this.#rowEnds = readRowEnds(header, table)
  }

  /** Reads the text between two characters, by their numbers. @param isBody where marks lead to notes */
  read(start: number, end: number, isBody: boolean): void {
    this.#isBody = isBody
    for (const piece of this.#pieces) {
      const from = Math.max(0, start - piece.start)
      const to = Math.min(piece.length, end - piece.start)
      if (from < to && this.#room > 0 && !this.#collector.isFull) this.#readPiece(piece, from, to)
    }
    this.#fields = []
    this.#endParagraph()
  }

  #readPiece(piece: DocPiece, first: number, last: number): void {
    let index = this.#runAt(piece.at + first * piece.bytesEach)
    for (let from = first; from < last && this.#room > 0; index += 1) {
      const run = this.#runs[index]
      const end = run ? Math.ceil((run.end - piece.at) / piece.bytesEach) : last
      const to = Math.min(last, Math.max(from + 1, end))
      const text = pieceText(this.#header, piece, from, to)
      if (text === '') return
      this.#room -= text.length
      const shown = run?.symbol === undefined ? text : run.symbol.repeat(text.length)
      this.#addRun(shown, run, piece.at + from * piece.bytesEach, piece)
      from = to
    }
  }

  /** Number of the first run that ends behind a place. */
  #runAt(at: number): number {
    let [from, to] = [0, this.#runs.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#runs[middle]?.end ?? 0) <= at) from = middle + 1
      else to = middle
    }
    return from
  }

  #addRun(text: string, run: DocRun | undefined, at: number, { bytesEach }: DocPiece): void {
    const form = run?.form ?? 'plain'
    let passed = 0
    for (const part of text.split(signs)) {
      const isSign = part.length === 1 && signs.test(part)
      if (isSign) this.#addSign(part, form === 'deleted' || form === 'hidden', at + passed * bytesEach)
      else if (!this.#fields.includes(false)) this.#line.add(part, form)
      passed += part.length
    }
  }

  #addSign(part: string, isLeftOut: boolean, at: number): void {
    if (part === sign.fieldStart) this.#fields.push(false)
    else if (part === sign.fieldResult) this.#fields.splice(-1, 1, true)
    else if (part === sign.fieldEnd) this.#fields.pop()
    else if (this.#fields.includes(false)) return
    else if (part === sign.remark) this.#collector.leftOut.count('comments', this.#isBody ? 1 : 0)
    else if (part === sign.noteMark && this.#isBody) this.#line.add('*', isLeftOut ? 'deleted' : 'note')
    else if (part === sign.cellEnd && !this.#rowEnds.has(at)) this.#line.add('\t')
    else if (part === sign.cellEnd || paragraphEnds.has(part)) this.#endParagraph()
    else if (part === sign.lineEnd) this.#line.add('\n')
    else if (part === sign.hardHyphen) this.#line.add('-')
  }

  #endParagraph(): void {
    const text = this.#line.toText(this.#collector.leftOut)
    this.#line = new LetterLine()
    // a note starts with its mark, which is left out, and a blank
    for (const line of text.split('\n')) this.#collector.add(this.#isBody ? line : line.trimStart())
  }
}
