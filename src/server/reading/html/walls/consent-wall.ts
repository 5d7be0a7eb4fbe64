import { consentSigns } from './consent-words.ts'
import { plain, speaksToReader } from './words.ts'

/** Fewer different signs are an article's own words. */
const signsOfWall = 4
const signsOfShortWall = 3
const shortChars = 1200
const wallShare = 0.6
/** Of a text, what is looked at: dialogs may go on with lists of a thousand names. */
const readChars = 12_000
const dialogChars = 1500

/**
 * Whether a text is what a site asks before it shows an article: agree to be followed, or pay. An article about such
 * pages says the same things of others, in long paragraphs between which something happens.
 */
export function isConsentWall(lines: readonly string[]): boolean {
  const { total, wall } = wallIn(lines)
  const kinds = new Set(wall.flatMap(({ signs }) => signs)).size
  const enough = total < shortChars ? signsOfShortWall : signsOfWall
  return kinds >= enough && sumOf(wall) >= total * wallShare
}

/** Whether most of a text could belong to such a question. */
export function isAboutConsent(lines: readonly string[]): boolean {
  const { total, wall } = wallIn(lines)
  return total > 0 && sumOf(wall) >= total * wallShare
}

function wallIn(lines: readonly string[]) {
  const read = startOf(lines).map((line) => ({ chars: line.length, ...signsIn(line) }))
  return { total: sumOf(read), wall: read.filter(({ signs, isSpoken }) => signs.length > 0 && isSpoken) }
}

/** The lines of an article, without those of a consent dialog that stands above or below it. */
export function withoutConsentLines(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => !isConsentLine(line))
  const end = lines.findLastIndex((line) => !isConsentLine(line))
  return start < 0 ? [] : lines.slice(start, end + 1)
}

function isConsentLine(line: string): boolean {
  const { signs, isSpoken } = signsIn(line)
  const isAboutOthers = signs.includes(0) || signs.includes(1)
  return line.length <= dialogChars && isSpoken && isAboutOthers && signs.length >= 3
}

function signsIn(line: string): { signs: readonly number[]; isSpoken: boolean } {
  const text = plain(line)
  const signs = consentSigns.flatMap((sign, at) => (sign.test(text) ? [at] : []))
  return { signs, isSpoken: signs.length > 0 && speaksToReader(text) }
}

function startOf(lines: readonly string[]): readonly string[] {
  let chars = 0
  const end = lines.findIndex((line) => {
    chars += line.length
    return chars > readChars
  })
  return end < 0 ? lines : lines.slice(0, end)
}

function sumOf(lines: readonly { chars: number }[]): number {
  return lines.reduce((sum, { chars }) => sum + chars, 0)
}
