import type { LeftOutCounter } from '../left-out.ts'
import { type LetterForm, LetterLine } from '../letters/letter-line.ts'

/** A run of characters and their letter form. */
type Run = readonly [length: number, form: LetterForm]

/** Bits of [MS-PPT] 2.9.20 that say which properties of a paragraph follow, and how many bytes each takes, in their order. */
const paragraphFields: readonly (readonly [bits: number, bytes: number])[] = [
  [0x0f, 2],
  [0x80, 2],
  [0x10, 2],
  [0x40, 2],
  [0x20, 4],
  [0x800, 2],
  [0x1000, 2],
  [0x2000, 2],
  [0x4000, 2],
  [0x100, 2],
  [0x400, 2],
  [0x8000, 2],
]
/** A count and four bytes for each tab stop. */
const tabStops = 0x100000
const paragraphEnd: readonly (readonly [bits: number, bytes: number])[] = [
  [0x10000, 2],
  [0xe0000, 2],
  [0x200000, 2],
]
/** The same for characters (2.9.13): style, four fonts, size, colour. */
const characterFields: readonly (readonly [bits: number, bytes: number])[] = [
  [0xffff, 2],
  [0x10000, 2],
  [0x200000, 2],
  [0x400000, 2],
  [0x800000, 2],
]
const sizeBit = 0x20000
const colourBit = 0x40000
const positionBit = 0x80000

/** Text as its style runs ([MS-PPT] 2.9.44, StyleTextPropAtom) raise and lower it; a damaged style changes nothing. */
export function pptLine(text: string, style: Buffer | undefined, leftOut: LeftOutCounter): string {
  if (!style) return text
  const line = new LetterLine()
  let at = 0
  for (const [length, form] of readRuns(style, text.length)) {
    line.add(text.slice(at, at + length), form)
    at += length
  }
  line.add(text.slice(at))
  return line.toText(leftOut)
}

function readRuns(style: Buffer, textLength: number): Run[] {
  const runs: Run[] = []
  try {
    let at = 0
    // both lists count one character more than the text has, for the end of its last paragraph
    for (let seen = 0; seen <= textLength; ) {
      seen += Math.max(1, style.readUInt32LE(at))
      at = afterParagraph(style, at + 6)
    }
    for (let seen = 0; seen <= textLength; ) {
      const length = Math.max(1, style.readUInt32LE(at))
      const mask = style.readUInt32LE(at + 4)
      at = afterFields(characterFields, mask, at + 8)
      const size = mask & sizeBit ? style.readUInt16LE(at) : undefined
      at += (mask & sizeBit ? 2 : 0) + (mask & colourBit ? 4 : 0)
      const lift = mask & positionBit ? style.readInt16LE(at) : 0
      at += mask & positionBit ? 2 : 0
      runs.push([length, formOf(lift, size)])
      seen += length
    }
  } catch {
    // a truncated style counts as far as it goes
  }
  return runs
}

function formOf(lift: number, size: number | undefined): LetterForm {
  if (size !== undefined && size < 2) return 'hidden'
  return lift > 0 ? 'raised' : lift < 0 ? 'lowered' : 'plain'
}

function afterParagraph(style: Buffer, maskAt: number): number {
  const mask = style.readUInt32LE(maskAt)
  const tabsAt = afterFields(paragraphFields, mask, maskAt + 4)
  const tabs = mask & tabStops ? 2 + 4 * style.readUInt16LE(tabsAt) : 0
  return afterFields(paragraphEnd, mask, tabsAt + tabs)
}

function afterFields(fields: readonly (readonly [bits: number, bytes: number])[], mask: number, at: number): number {
  return fields.reduce((next, [bits, bytes]) => (mask & bits ? next + bytes : next), at)
}
