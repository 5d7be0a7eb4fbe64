import type { LeftOutCounter } from '../left-out.ts'
import { looksGarbled } from './garbled.ts'
import type { Piece } from './pdf-pieces.ts'

interface Font {
  sample: string
  /** How many of its characters were checked. */
  judged: number
  isGarbled: boolean
  /** The control character that its blanks come as, or null. */
  blank: string | null
}

/** Characters; a font that makes sense up to here is accepted. */
const maxSample = 6_000
/** Of all characters: a control character that is as frequent as this may be the font's blank. */
const minBlankShare = 0.04
const minBlankCount = 8

/** Drops text in fonts without a usable mapping to characters: their codes look like other letters. */
export class GarbledFonts {
  readonly #leftOut: LeftOutCounter
  readonly #fonts = new Map<string, Font>()
  #garbled = 0
  #readable = 0

  constructor(leftOut: LeftOutCounter) {
    this.#leftOut = leftOut
  }

  /** Whether more could not be read than could. */
  get areMostlyGarbled(): boolean {
    return this.#garbled > this.#readable
  }

  withoutGarbled(pieces: readonly Piece[]): Piece[] {
    this.#judge(pieces)
    const readable: Piece[] = []
    let wasGarbled = false
    for (const piece of pieces) {
      const { isGarbled = false, blank = null } = this.#fonts.get(piece.fontName) ?? {}
      const length = piece.str.trim().length
      if (isGarbled) this.#garbled += length
      else this.#readable += length
      if (length > 0) {
        if (isGarbled && !wasGarbled) this.#leftOut.count('unreadableTexts')
        wasGarbled = isGarbled
      }
      if (!isGarbled) readable.push(blank ? { ...piece, str: piece.str.replaceAll(blank, ' ') } : piece)
    }
    return readable
  }

  #judge(pieces: readonly Piece[]): void {
    const changed = new Set<Font>()
    for (const { fontName, str } of pieces) {
      const font = this.#fonts.get(fontName) ?? { sample: '', judged: 0, isGarbled: false, blank: null }
      this.#fonts.set(fontName, font)
      if (font.sample.length >= maxSample) continue
      font.sample += `${str.slice(0, maxSample)} `
      changed.add(font)
    }
    for (const font of changed) {
      if (font.sample.length < font.judged * 1.5) continue
      font.judged = font.sample.length
      font.blank = blankOf(font.sample)
      const sample = font.blank ? font.sample.replaceAll(font.blank, ' ') : font.sample
      font.isGarbled = looksGarbled(sample, font.blank !== null)
    }
  }
}

/** The commonest control character, where it is as common as blanks are. */
function blankOf(sample: string): string | null {
  const counts = new Map<string, number>()
  for (const sign of sample.match(/(?![\t\n\r])\p{Cc}/gu) ?? []) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const [commonest] = [...counts].sort(([, one], [, other]) => other - one)
  if (!commonest) return null
  const [sign, count] = commonest
  return count >= minBlankCount && count > minBlankShare * sample.length ? sign : null
}
