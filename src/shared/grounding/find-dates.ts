import type { DateClaim, Passage } from './claims.ts'
import { inAnyLanguage, type Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'
import { unitOf } from './units.ts'

/** Finds dates in digits and words, weekdays and years. Numbers in a date are removed from the list of numbers. */

type Parts = DateClaim['date']

interface Found {
  date: Parts
  last: number
}

export function findDates(passage: Passage, lexicon: Lexicon): DateClaim[] {
  const found: DateClaim[] = []
  for (let at = 0; at < passage.tokens.length; at += 1) {
    const read = weekdayAt(passage, at, lexicon) ?? dateAt(passage, at, lexicon)
    if (!read) continue
    const { start } = passage.tokens[at] as Token
    const { end } = passage.tokens[read.last] as Token
    const text = passage.text.slice(start - passage.start, end - passage.start)
    found.push({ kind: 'date', start, end, text, passage, first: at, last: read.last, date: read.date })
    at = read.last
  }
  return found
}

function weekdayAt(passage: Passage, at: number, lexicon: Lexicon): Found | null {
  const token = passage.tokens[at] as Token
  const [word, length] = weekdayWord(passage, at)
  const weekday = lexicon.weekdays.get(word.replace(/s$/, '')) ?? lexicon.weekdays.get(word)
  if (weekday === undefined || (lexicon.hasCapitalDates && !/^\p{Lu}/u.test(token.plain))) return null
  const last = at + length - 1
  const next = passage.tokens[last + 1]
  const skip = next && lexicon.weekdayLinks.has(next.word) ? 2 : 1
  const rest = dateAt(passage, last + skip, lexicon)
  return rest?.date.day ? { date: { weekday, ...rest.date }, last: rest.last } : { date: { weekday }, last }
}

/** Portuguese weekdays are two words with a hyphen. */
function weekdayWord({ tokens, text, start }: Passage, at: number): [string, number] {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (next?.word === 'feira' && text[next.start - start - 1] === '-') return [`${token?.word}-feira`, 2]
  return [token?.word ?? '', 1]
}

function dateAt(passage: Passage, at: number, lexicon: Lexicon): Found | null {
  const token = passage.tokens[at]
  if (!token) return null
  if (token.kind === 'date') return numericAt(token, at, lexicon)
  if (token.kind === 'number')
    return dayFirst(passage, at, lexicon) ?? stoppedDate(passage, at, lexicon) ?? yearAt(passage, at)
  return token.kind === 'word' ? monthFirst(passage, at, lexicon) : null
}

function numericAt(token: Token, at: number, lexicon: Lexicon): Found | null {
  const [a = 0, b = 0, c = 0] = token.word.split(/[./-]/).map(Number)
  if (a > 31) return dated({ year: a, month: b, day: c }, at)
  const year = c < 100 ? 2000 + c : c
  const isMonthFirst = b > 12 || (lexicon.isMonthFirst && token.word.includes('/') && a <= 12)
  return dated(isMonthFirst ? { year, month: a, day: b } : { year, month: b, day: a }, at)
}

/** 12.3. and 12.03. without a year. */
function stoppedDate(passage: Passage, at: number, lexicon: Lexicon): Found | null {
  const token = passage.tokens[at] as Token
  const match = lexicon.hasStoppedDates && /^(\d{1,2})\.(\d{1,2})$/.exec(token.word)
  if (!match || passage.text[token.end - passage.start] !== '.') return null
  return dated({ day: Number(match[1]), month: Number(match[2]) }, at)
}

/** "12 March 2026", "12. März", "1er mai", "12 de marzo de 2026". */
function dayFirst(passage: Passage, at: number, lexicon: Lexicon): Found | null {
  const { tokens } = passage
  const token = tokens[at] as Token
  if (!/^\d{1,2}$/.test(token.word)) return null
  const lastDay = lastDayAt(passage, at, lexicon)
  let place = lastDay === null ? at + 1 : lastDay.place + 1
  if (isDayEnding(tokens[place], token, lexicon)) place += 1
  while (lexicon.dateLinks.has(tokens[place]?.word ?? '')) place += 1
  const month = monthOf(tokens[place], lexicon, true)
  if (month === null || place - (lastDay?.place ?? at) > 3) return null
  const days = { day: Number(token.word), ...(lastDay && { lastDay: lastDay.day }) }
  return withYear(passage, { ...days, month }, place, lexicon)
}

/** "1er mai", "5º de mayo". */
function isDayEnding(ending: Token | undefined, day: Token, { dayEndings }: Lexicon): boolean {
  return ending?.start === day.end && (ending.word === 'º' || dayEndings.has(ending.word))
}

/** The end of "25 to 27" and "25-27". */
function lastDayAt(passage: Passage, at: number, { dayRange }: Lexicon): { day: number; place: number } | null {
  const { tokens } = passage
  const isDay = (token: Token | undefined) => token?.kind === 'number' && /^\d{1,2}$/.test(token.word)
  const isDash = isDay(tokens[at + 1]) && /^\.?\s?[-–—]\s?$/u.test(between(passage, at))
  if (isDash) return { day: Number(tokens[at + 1]?.word), place: at + 1 }
  if (!dayRange.has(tokens[at + 1]?.word ?? '') || !isDay(tokens[at + 2])) return null
  return { day: Number(tokens[at + 2]?.word), place: at + 2 }
}

/** "March 12, 2026", "March 2026", "March". */
function monthFirst(passage: Passage, at: number, lexicon: Lexicon): Found | null {
  const { tokens } = passage
  const [token, next] = [tokens[at] as Token, tokens[at + 1]]
  const isDay = next?.kind === 'number' && /^\d{1,2}$/.test(next.word) && /^[\s.]*$/.test(between(passage, at))
  const hasYear = isYear(next) || (lexicon.dateLinks.has(next?.word ?? '') && isYear(tokens[at + 2]))
  const month = monthOf(token, lexicon, isDay || hasYear)
  if (month === null) return null
  if (isDay && lexicon.isMonthFirst) {
    const lastDay = lastDayAt(passage, at + 1, lexicon)
    if (lastDay)
      return withYear(passage, { month, day: Number(next.word), lastDay: lastDay.day }, lastDay.place, lexicon)
    const last = lexicon.dayEndings.has(tokens[at + 2]?.word ?? '') ? at + 2 : at + 1
    return withYear(passage, { month, day: Number(next.word) }, last, lexicon)
  }
  const isModal =
    token.word === 'may' &&
    !hasYear &&
    !/^(?:in|of|by|since|until|last|this|next|early|late|mid)$/.test(tokens[at - 1]?.word ?? '')
  return isModal ? null : withYear(passage, { month }, at, lexicon)
}

function monthOf(token: Token | undefined, lexicon: Lexicon, isBesideNumber: boolean): number | null {
  if (token?.kind !== 'word') return null
  if (lexicon.hasCapitalDates && !/^\p{Lu}/u.test(token.plain)) return null
  const word = token.word.replace(/'s$/, '')
  return lexicon.months.get(word) ?? (isBesideNumber ? (lexicon.shortMonths.get(token.word) ?? null) : null)
}

function withYear(passage: Passage, date: Parts, last: number, { dateLinks }: Lexicon): Found | null {
  const { tokens } = passage
  const place = dateLinks.has(tokens[last + 1]?.word ?? '') ? last + 2 : last + 1
  const token = tokens[place]
  const isNear = /^[.,]?\s+(?:(?:de|del|of|di|do)\s*)?$/u.test(
    passage.text.slice((tokens[last]?.end ?? 0) - passage.start, (token?.start ?? 0) - passage.start),
  )
  if (token && isYear(token) && isNear) return dated({ ...date, year: Number(token.word) }, place)
  return token && date.day !== undefined && isShortYear(passage, place)
    ? dated({ ...date, year: 2000 + Number(token.word) }, place)
    : dated(date, last)
}

/** "14 March 20" with nothing that the 20 could count. */
function isShortYear(passage: Passage, at: number): boolean {
  const { tokens, text, start } = passage
  const token = tokens[at]
  return (
    token !== undefined &&
    /^\d\d$/.test(token.word) &&
    between(passage, at - 1) === ' ' &&
    /^\s*(?:[).,;]|$)/u.test(text.slice(token.end - start))
  )
}

/** The language of short texts is unknown. */
export const decadesBefore = inAnyLanguage((words) => words.decadesBefore)

/** A year by itself, unless it is an amount: 2000 euros. */
function yearAt(passage: Passage, at: number): Found | null {
  const { tokens } = passage
  const [before, token, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]]
  if (!isYear(token) || (Number(token.word) % 10 === 0 && decadesBefore.has(before?.word ?? ''))) return null
  if (next && (next.start === token.end || (unitOf(next.word) !== null && /^\s?$/u.test(between(passage, at)))))
    return null
  if (before?.kind === 'sign' && before.end === token.start) return null
  const year = Number(token.word)
  const isPair = next?.kind === 'number' && /^\d\d$/.test(next.word) && /^[/–-]$/u.test(between(passage, at))
  const lastYear = year - (year % 100) + Number(next?.word)
  return isPair && lastYear === year + 1 ? dated({ year, lastYear }, at + 1) : dated({ year }, at)
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.word)
}

function dated(date: Parts, last: number): Found | null {
  const { month, day } = date
  if (month !== undefined && (month < 1 || month > 12)) return null
  if (day !== undefined && (day < 1 || day > 31)) return null
  return { date, last }
}

function between({ tokens, text, start }: Passage, at: number): string {
  const [left, right] = [tokens[at], tokens[at + 1]]
  return left && right ? text.slice(left.end - start, right.start - start) : ''
}
