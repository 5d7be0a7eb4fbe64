import type { TextWords } from '#shared/languages/parts/text-words'
import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import { endOf } from '#shared/text/end-of'
import { isAbbreviation } from './abbreviations.ts'

/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

const lineEnd = /[\n\r\u2028\u2029]|$/g

/** The lines of a text that hold anything; a sentence never reaches over a line's end. */
export function paragraphsOf(text: string): Span[] {
  const stretches: Span[] = []
  let start = 0
  for (const { index: end } of text.matchAll(lineEnd)) {
    if (/\S/u.test(text.slice(start, end))) stretches.push({ start, end })
    start = end + 1
  }
  return stretches
}

/** Of all scripts; older Unicode lacks Khmer's, and Greek's question mark is a semicolon. */
const stops = String.raw`[\p{Sentence_Terminal}…។៕;]+`
/** Behind a stop and a blank “ and « close; French sets a blank in front of its ». */
const closing = String.raw`(?:(?:["'”“’»«›‹)\]]|[\u00a0\u202f]»)*\s+|["'”’»›)\]」』】〉》）］]*)`
/** Matches at every stop, so that a long run of them is scanned only once. */
const stop = new RegExp(stops + closing, 'gu')
/** Chinese, Japanese, Devanagari, Arabic, Ethiopic ... end a sentence without a blank behind it. */
const ownStop = /[^\P{Sentence_Terminal}.!?‼⁇⁈⁉]|[។៕]/u
const ownFullStop = /[。｡．।॥۔։።။។៕]/u

/** Anything longer is no sentence, and comparing takes quadratic time. */
const longestSentence = 1_000

/**
 * The sentences of one line, without the space around them, by Unicode's full stops of all scripts: the ends that
 * Intl.Segmenter finds, but for abbreviations, initials and ordinals, and in time that grows with the line.
 * A script without full stops, as Thai, gives the whole line.
 * @param longest in UTF-16 units; what has no end in sight is parted between words
 */
export function sentencesOf(line: string, language: Language | null, longest = longestSentence): Span[] {
  const sentences: Span[] = []
  const form = new LineForm(line)
  let start = 0
  const add = (end: number) => {
    sentences.push(...partsOf(line, start, end, longest))
    start = end
  }
  for (const match of line.matchAll(stop))
    if (endsSentence(line, start, match, form, language)) add(match.index + match[0].length)
  add(line.length)
  return sentences
}

function partsOf(line: string, start: number, end: number, longest: number): Span[] {
  const whole = trimmed(line, start, end)
  const parts: Span[] = []
  let from = whole.start
  while (whole.end - from > longest) {
    const space = line.lastIndexOf(' ', from + longest)
    const to = space > from ? space : from + longest
    parts.push(trimmed(line, from, to))
    from = to
  }
  return [...parts, trimmed(line, from, whole.end)].filter((part) => part.end > part.start)
}

/** How often a sentence ends in a text of any number of lines. */
export function countSentenceEnds(text: string): number {
  let count = 0
  for (const { 0: mark, index } of text.matchAll(stop)) {
    const isLast = index + mark.length === text.length
    if (isMark(mark, text.slice(Math.max(0, index - 1), index)) && (ownStop.test(mark) || isLast || /\s$/u.test(mark)))
      count += 1
  }
  return count
}

/** A semicolon is a question mark in Greek; elsewhere it ends nothing. */
function isMark(mark: string, before: string): boolean {
  return !mark.startsWith(';') || /\p{sc=Grek}$/u.test(before)
}

/** Properties of a whole line, each computed at most once. */
class LineForm {
  readonly #line: string
  #capitals: boolean | undefined
  #ownFullStops: boolean | undefined

  constructor(line: string) {
    this.#line = line
  }

  /** Without capitals, a small letter does not show where a sentence starts. */
  get hasCapitals(): boolean {
    this.#capitals ??= /\p{Lu}/u.test(this.#line)
    return this.#capitals
  }

  /** If a script has its own full stop, the Latin one marks abbreviations. */
  get hasOwnFullStops(): boolean {
    this.#ownFullStops ??= ownFullStop.test(this.#line)
    return this.#ownFullStops
  }
}

/** Far enough for the longest word with stops in it. */
const lookBack = 20

function endsSentence(
  line: string,
  start: number,
  match: RegExpExecArray,
  form: LineForm,
  language: Language | null,
): boolean {
  const [mark] = match
  const end = match.index + mark.length
  const next = line.slice(end, end + 5)
  const before = line.slice(Math.max(start, match.index - lookBack), match.index)
  if (!isMark(mark, before)) return false
  // 「…。」と言った: the quotation is a part of the sentence
  if (ownStop.test(mark))
    return !(/[」』]$/u.test(mark) && /^\p{sc=Hira}/u.test(next)) && !isDecimal(before, mark, next)
  if (!/\s$/u.test(mark)) return next === '' || isRunOn(before, mark, next)
  const isFullStop = /^\.(?!\.)/.test(mark)
  if (/^\p{Ll}/u.test(next) && (form.hasCapitals || /^(?:\.\.|…)/.test(mark))) return false
  if (/^\p{Lo}/u.test(next) && isFullStop && form.hasOwnFullStops) return false
  return !isFullStop || !belongsToWord(before, next, language)
}

/** The full stop of an abbreviation, of initials or of an ordinal. */
function belongsToWord(before: string, next: string, language: Language | null): boolean {
  const last = endOf(before, /[^\s("“„«‘'’»]/u)
  if (/^[\p{Lu}\p{sc=Arab}\p{sc=Hebr}]$/u.test(last)) return true
  if (/^(?:\p{L}\.)+\p{L}$/u.test(last)) return !/^(?:The|A|An|In|On|At|It|He|She|They|But|And|That|This)\s/.test(next)
  if (isAbbreviation(last, next, language)) return true
  return language !== null && isOrdinal(before, next, textWords[language].ordinalStop)
}

/** "am 3. November", but "auf Platz 5. Das war ..." and "in Nr. 5. Es war ..." */
function isOrdinal(before: string, next: string, form: TextWords['ordinalStop']): boolean {
  const isNumber = form !== null && /(?:^|[\s("“„«‘'’»])\d{1,2}$/.test(before) && /^\p{Lu}/u.test(next)
  return isNumber && !form.numbered.test(before) && !form.newStart.test(next)
}

/** "It ended.Then came": the blank is missing. Not so in "Booking.Com", "Dr.Meier" and "3.5". */
function isRunOn(before: string, mark: string, next: string): boolean {
  if (!/^[.!?]["'”’»)]?$/u.test(mark)) return false
  if (/\p{Lo}{2}$/u.test(before)) return /^\p{Lo}{2}/u.test(next)
  return /\p{Ll}{3}$/u.test(before) && /^(?!Com|Net|Org)\p{Lu}\p{Ll}{2}/u.test(next)
}

/** ３．５ in full width. */
function isDecimal(before: string, mark: string, next: string): boolean {
  return mark === '．' && /\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(next)
}

function trimmed(line: string, start: number, end: number): Span {
  const text = line.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: Math.max(from, start + text.trimEnd().length) }
}
