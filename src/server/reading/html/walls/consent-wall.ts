import { consentSigns } from './consent-words.ts'
import { plain, speaksToReader } from './words.ts'

/** Fewer different signs are an article's own words. */
const signsOfWall = 4
const signsOfShortWall = 3
const shortChars = 1200
const wallShare = 0.6
/** Maximum characters examined: dialogs may include lists of a thousand names. */
const readChars = 12_000
const dialogChars = 1500

/**
 * Whether a text is a consent wall: agree to tracking, or pay. An article about consent walls has similar sentences,
 * but about others and in long paragraphs with other content between.
 */
export function isConsentWall(lines: readonly string[]): boolean {
  const read = startOf(lines)
  const kinds = kindsOfSigns(read)?.size ?? 0
  return kinds >= (sumOf(read) < shortChars ? signsOfShortWall : signsOfWall)
}

/** Whether most of a text could belong to a consent dialog. */
export function isAboutConsent(lines: readonly string[]): boolean {
  const read = startOf(lines)
  return sumOf(read) > 0 && kindsOfSigns(read) !== null
}

/** The signs in lines of which most could belong to a wall; null as soon as too many could not: that is most texts. */
function kindsOfSigns(lines: readonly string[]): Set<number> | null {
  const kinds = new Set<number>()
  let others = sumOf(lines) * (1 - wallShare)
  for (const line of lines) {
    const { signs, isSpoken } = signsIn(line)
    if (isSpoken) for (const sign of signs) kinds.add(sign)
    else others -= line.length
    if (others < 0) return null
  }
  return kinds
}

/** An article's lines without a consent dialog above or below it. */
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

function sumOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length, 0)
}
