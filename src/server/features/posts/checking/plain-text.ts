import { withoutEnd } from '#shared/text/end-of'
import type { Span } from '#shared/text/sentences'

/** Finding words in a text that models copy with other spaces, dashes and quotation marks. */

export interface PlainText {
  /** With single spaces and plain punctuation, as models tend to write them. */
  plain: string
  /** The place of each of its characters in the text. */
  places: number[]
}

const marks: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '.',
}

export function plainOf(text: string): PlainText {
  const places: number[] = []
  const letters: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    const plain = /\s/u.test(letter) ? ' ' : (marks[letter] ?? letter)
    if (plain === ' ' && letters.at(-1) === ' ') continue
    letters.push(plain)
    places.push(at)
  }
  return { plain: letters.join(''), places }
}

/** Named words without the marks and spaces around them. */
export function plainWords(named: string): string {
  return withoutEnd(plainOf(named).plain.replace(/^["'\s]+/u, ''), /["'\s]/u)
}

export function spanOf({ places }: PlainText, at: number, length: number): Span {
  return { start: places[at] ?? 0, end: (places[at + length - 1] ?? 0) + 1 }
}

/** Letters and digits that blanks part from others; some scripts have none. */
const inWord = /[\p{Ll}\p{Lu}\p{N}]/u

/** Where whole words are in a text; null if nowhere. */
export function findPlain(text: string, named: string): Span | null {
  const words = plainWords(named)
  const form = plainOf(text)
  if (!/[\p{L}\p{N}]/u.test(words)) return null
  for (let at = form.plain.indexOf(words); at >= 0; at = form.plain.indexOf(words, at + 1)) {
    const end = at + words.length
    const isCut = (before: number) => [before, before + 1].every((place) => inWord.test(form.plain.charAt(place)))
    if (!isCut(at - 1) && !isCut(end - 1)) return spanOf(form, at, words.length)
  }
  return null
}
