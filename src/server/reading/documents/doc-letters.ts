import type { LetterForm } from '../letters/letter-line.ts'
import { symbolCharacter } from '../letters/symbol-fonts.ts'

/** Letters of one look, up to a place in the stream. */
export interface DocRun {
  /** In bytes; the place behind its last letter. */
  end: number
  form: LetterForm
  /** The character of a symbol font; the letter in the text is a placeholder. */
  symbol: string | undefined
}

/** Where lists of pages are, in the header of the stream ([MS-DOC] 2.5.6). */
const letterPagesAt = 0x00fa
const paragraphPagesAt = 0x0102
const fontNamesAt = 0x0112
const pageBytes = 512
/** Of a run of paragraphs on a page: where its properties are, and room for its height. */
const paragraphEntryBytes = 13

/** Properties of letters and paragraphs, by their names in [MS-DOC] 2.6. */
const property = {
  deleted: 0x0800,
  struck: 0x0837,
  hidden: 0x083c,
  position: 0x2a48,
  twiceStruck: 0x2a53,
  size: 0x4a43,
  symbol: 0x6a09,
  rowEnd: 0x2417,
} as const
/** Bytes of a property's value, by the three highest bits of its number; 0 if the value starts with its own length. */
const valueBytes = [1, 1, 2, 4, 2, 2, 0, 3]
/** In half points. */
const minSize = 4
const positions: readonly LetterForm[] = ['plain', 'raised', 'lowered']

/** The letter forms of all runs of a document, in stream order. */
export function readDocRuns(header: Buffer, table: Buffer): DocRun[] {
  const fonts = readFontNames(header, table)
  const runs: DocRun[] = []
  for (const page of pagesOf(header, table, letterPagesAt)) {
    const count = page.readUInt8(pageBytes - 1)
    for (let index = 0; index < count; index += 1) {
      const run: DocRun = { end: page.readUInt32LE((index + 1) * 4), form: 'plain', symbol: undefined }
      const at = page.readUInt8((count + 1) * 4 + index) * 2
      if (at > 0) readLetterProperties(page.subarray(at + 1, at + 1 + page.readUInt8(at)), run, fonts)
      runs.push(run)
    }
  }
  return runs.sort((one, other) => one.end - other.end)
}

/** Places of the marks that end a table's rows. */
export function readRowEnds(header: Buffer, table: Buffer): Set<number> {
  const ends = new Set<number>()
  for (const page of pagesOf(header, table, paragraphPagesAt)) {
    const count = page.readUInt8(pageBytes - 1)
    for (let index = 0; index < count; index += 1) {
      const at = page.readUInt8((count + 1) * 4 + index * paragraphEntryBytes) * 2
      if (at === 0) continue
      // in words; a length of zero precedes the real one
      const words = page.readUInt8(at)
      const start = words === 0 ? at + 2 : at + 1
      const end = words === 0 ? start + 2 * page.readUInt8(at + 1) : start + 2 * words - 1
      for (const [number, value] of propertiesIn(page.subarray(start + 2, end))) {
        if (number === property.rowEnd && value[0] === 1) ends.add(page.readUInt32LE(index * 4))
      }
    }
  }
  return ends
}

/** The pages that a list names, no more than there are in the stream. */
function* pagesOf(header: Buffer, table: Buffer, listAt: number): Generator<Buffer> {
  const start = header.readUInt32LE(listAt)
  const length = header.readUInt32LE(listAt + 4)
  const count = Math.min(Math.floor((length - 4) / 8), header.length / pageBytes)
  for (let index = 0; index < count; index += 1) {
    const at = start + (Math.floor((length - 4) / 8) + 1) * 4 + index * 4
    const page = at + 4 <= table.length ? (table.readUInt32LE(at) & 0x3fffff) * pageBytes : header.length
    if (page + pageBytes <= header.length) yield header.subarray(page, page + pageBytes)
  }
}

function* propertiesIn(data: Buffer): Generator<[number: number, value: Buffer]> {
  for (let at = 0; at + 2 < data.length; ) {
    const number = data.readUInt16LE(at)
    const own = valueBytes[number >>> 13] ?? 1
    const start = own === 0 ? at + 3 : at + 2
    const end = start + (own === 0 ? data.readUInt8(at + 2) : own)
    yield [number, data.subarray(start, end)]
    at = end
  }
}

function readLetterProperties(data: Buffer, run: DocRun, fonts: readonly string[]): void {
  const forms = new Set<LetterForm>()
  for (const [number, value] of propertiesIn(data)) {
    // 80 and 81 hexadecimal mean "as in the style" and its opposite
    const isOn = value[0] === 1 || value[0] === 0x81
    if (number === property.deleted && isOn) forms.add('deleted')
    else if (number === property.hidden && isOn) forms.add('hidden')
    else if ((number === property.struck || number === property.twiceStruck) && isOn) forms.add('struck')
    else if (number === property.position) forms.add(positions[value[0] ?? 0] ?? 'plain')
    else if (number === property.size && value.length === 2 && value.readUInt16LE(0) < minSize) forms.add('hidden')
    else if (number === property.symbol && value.length === 4) {
      run.symbol = symbolCharacter(fonts[value.readUInt16LE(0)] ?? '', value.readUInt16LE(2))
    }
  }
  const order: LetterForm[] = ['deleted', 'hidden', 'struck', 'raised', 'lowered']
  run.form = order.find((form) => forms.has(form)) ?? 'plain'
}

/** Names of fonts by their number ([MS-DOC] 2.9.100); the rest of an entry is skipped. */
function readFontNames(header: Buffer, table: Buffer): string[] {
  const start = header.readUInt32LE(fontNamesAt)
  const end = Math.min(start + header.readUInt32LE(fontNamesAt + 4), table.length)
  const names: string[] = []
  for (let at = start + 4; at < end; at += table.readUInt8(at) + 1) {
    const entry = table.subarray(at + 40, Math.min(at + 1 + table.readUInt8(at), end))
    names.push(entry.toString('utf16le').replace(/\0.*/s, ''))
  }
  return names
}
