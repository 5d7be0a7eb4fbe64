import type { DateClaim, NumberClaim, Passage } from '#shared/grounding/claims'
import { lexiconOf } from '#shared/grounding/lexicon'
import { negationsIn } from '#shared/grounding/negations'
import { oppositesIn, otherSide } from '#shared/grounding/opposites'
import { isSame } from '#shared/grounding/same-number'
import { contentStem } from '#shared/grounding/stems'
import type { Token } from '#shared/grounding/tokens'

/**
 * Whether a sentence says something else than before: another figure, day, name or word, a "not" more or less, or
 * something taken back. Not so for spelling, forms of a word, and what was only added.
 */
export function isCorrection(before: Passage, after: Passage): boolean {
  // a clock, a counter or a price: "1,204 comments"
  if (before.stems.size < 2) return false
  const [gone, come] = unmatched(contentOf(before), contentOf(after), (a, b) => a.stem === b.stem)
  const [lost, found] = unmatched(gone, come, isRespelled)
  return (
    unmatched(before.numbers, after.numbers, isEqual)[0].length > 0 ||
    hasOtherDate(before, after) ||
    denials(before) % 2 !== denials(after) % 2 ||
    isTurned(before, after) ||
    (lost.length > 0 && found.length > 0) ||
    lost.length > 1
  )
}

interface Content {
  token: Token
  stem: string
}

/** Its content words, without figures and dates, which are compared by value. */
function contentOf({ tokens, numbers, dates, language }: Passage): Content[] {
  const lexicon = lexiconOf(language)
  const counted = [...numbers, ...dates]
  return tokens.flatMap((token, at) => {
    const stem = contentStem(token, lexicon)
    return stem === null || counted.some(({ first, last }) => first <= at && at <= last) ? [] : { token, stem }
  })
}

const longEnough = 5

/** Whether a word only changed its spelling; a name with another letter is another name. */
function isRespelled({ token: { plain: before } }: Content, { token: { plain: after } }: Content): boolean {
  if (/^\p{Lu}/u.test(before) || Math.min(before.length, after.length) < longEnough) return false
  const [one, other] = [before.toLowerCase(), after.toLowerCase()]
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [changed, into] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const isSwapped = changed.length === 2 && changed === `${into.charAt(1)}${into.charAt(0)}`
  return isSwapped || (changed.length <= 1 && into.length <= 1)
}

/** What each list has that the other lacks; one of the same is matched by one only. */
function unmatched<T>(these: readonly T[], those: readonly T[], isAlike: (a: T, b: T) => boolean): [T[], T[]] {
  const rest = [...those]
  const left = these.filter((each) => {
    const at = rest.findIndex((other) => isAlike(each, other))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [left, rest]
}

const dateParts = ['year', 'month', 'day', 'weekday'] as const

/** Whether a date gave way to others with another year, month, day or weekday; "Monday" and "18 November" may be one day. */
function hasOtherDate(before: Passage, after: Passage): boolean {
  const isSameDate = (a: DateClaim, b: DateClaim) => dateParts.every((part) => a.date[part] === b.date[part])
  const contradicts = (a: DateClaim, b: DateClaim) =>
    dateParts.some((part) => a.date[part] !== undefined && b.date[part] !== undefined && a.date[part] !== b.date[part])
  const [gone, come] = unmatched(before.dates, after.dates, isSameDate)
  return come.length > 0 && gone.some((date) => come.every((other) => contradicts(date, other)))
}

/** Also of numbers that are rounded. */
function isEqual(a: NumberClaim, b: NumberClaim): boolean {
  return isSame(a, b) && isSame(b, a)
}

/** Whether a word became its opposite, also one of the small words that are no content: before, after. */
function isTurned(before: Passage, after: Passage): boolean {
  const [sides, now] = [sidesIn(before), sidesIn(after)]
  return [...sides].some((side) => !now.has(side) && now.has(otherSide(side)) && !sides.has(otherSide(side)))
}

function sidesIn({ tokens, language }: Passage): Set<string> {
  const opposites = oppositesIn(language)
  return new Set(tokens.flatMap(({ word }) => opposites.sidesOf(word)))
}

function denials({ tokens, language }: Passage): number {
  const { not, no } = negationsIn(language)
  return tokens.filter(({ word }) => not.has(word) || no.has(word) || word.endsWith("n't")).length
}
