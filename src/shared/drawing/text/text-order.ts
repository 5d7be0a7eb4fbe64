/**
 * The visual order of a line's parts with mixed directions: the Unicode bidirectional algorithm (UAX #9) for letters,
 * digits and signs, without its invisible controls and its rule for paired brackets. A line in one style is left to the
 * renderer.
 */

type Direction = 'ltr' | 'rtl'
/** Left-to-right letters, right-to-left letters, digits among the latter, and neutral characters. */
type Kind = 'L' | 'R' | 'D' | 'N'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const letter = /\p{L}/u
const mark = /\p{M}/u
/** A number including its signs, such as "1,5%". */
const number = /[#$€£¥]?\p{Nd}(?:[\p{Nd}.,:/]*\p{Nd})?[%°#$€£¥]?/gu

export function runsBothWays(line: string): boolean {
  return rightToLeft.test(line)
}

/** Of each UTF-16 unit of a line: even levels run to the right, odd ones to the left, the deeper within the less deep. */
export function levelsOf(line: string, direction: Direction): number[] {
  const kinds = withNeutrals(kindsOf(line, direction), direction)
  const levels: Readonly<Record<Kind, number>> =
    direction === 'ltr' ? { L: 0, R: 1, D: 2, N: 0 } : { L: 2, R: 1, D: 2, N: 1 }
  return kinds.map((kind) => levels[kind])
}

/** The parts in visual order, from left to right. */
export function inVisualOrder<Part>(parts: readonly Part[], levelOf: (part: Part) => number): Part[] {
  const ordered = [...parts]
  for (let level = Math.max(...parts.map(levelOf)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && levelOf(ordered[end] as Part) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

function kindsOf(line: string, direction: Direction): Kind[] {
  const kinds = Array.from<Kind>({ length: line.length }).fill('N')
  const numbers = [...line.matchAll(number)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  let strong: Kind = direction === 'ltr' ? 'L' : 'R'
  let at = 0
  for (const character of line) {
    const own = strongKind(character)
    if (own) strong = own
    const isNumber = numbers[0] !== undefined && at >= numbers[0].start
    const kind = own ?? (isNumber ? (strong === 'R' ? 'D' : 'L') : mark.test(character) ? (kinds[at - 1] ?? 'N') : 'N')
    kinds.fill(kind, at, at + character.length)
    at += character.length
    if (numbers[0] && at >= numbers[0].end) numbers.shift()
  }
  return kinds
}

function strongKind(character: string): Kind | undefined {
  if (!letter.test(character)) return undefined
  return rightToLeft.test(character) ? 'R' : 'L'
}

/** Neutral characters take the direction of both neighbours if these agree, else that of the line. */
function withNeutrals(kinds: readonly Kind[], direction: Direction): Kind[] {
  const base = direction === 'ltr' ? 'L' : 'R'
  const sideOf = (kind: Kind | undefined) => (kind === undefined ? base : kind === 'D' ? 'R' : kind)
  const all = [...kinds]
  for (let start = all.indexOf('N'); start !== -1; start = all.indexOf('N', start)) {
    let end = start
    while (all[end] === 'N') end += 1
    const [left, right] = [sideOf(all[start - 1]), sideOf(all[end])]
    all.fill(left === right ? left : base, start, end)
  }
  return all
}
