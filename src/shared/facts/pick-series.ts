import type { Figure } from '#shared/designs/facts'
import type { Language } from '#shared/rules/languages'
import { withoutEnd } from '#shared/text/end-of'
import { alternatives } from './fact-words.ts'
import { type FoundNumber, findNumbers } from './find-numbers.ts'
import { bareValue, unitOf } from './number-words.ts'
import { type Line, runsOfEntries, sentencesOf } from './plain-lines.ts'

const minEntries = 3
const maxEntries = 8
const longestLabel = 32
const maxWords = 4

const and = `(?:${alternatives((words) => words.and)})`
const betweenParts = new RegExp(`[,;،؛]\\s+(?:${and}\\s+|و)?|(?<!\\s)\\s+${and}\\s+|(?<!\\s)\\s+و(?=\\p{L})`, 'u')
const beforeLabel = new RegExp(
  `^[:：–\\u2014=|-]?\\s*(?:(?:${alternatives((words) => words.labelPrepositions, 'في')})\\s+)?`,
  'u',
)
const nameWord = new RegExp(`^(?:[\\p{Lu}\\p{Lo}\\d]|(?:${alternatives((words) => words.nameLinks, 'della')})$)`, 'u')

interface Entry extends Figure {
  readonly unit: string
  /** Whether the figure follows its label. */
  readonly isBehind: boolean
}

/**
 * Three to eight figures of one unit that a text lists: as list entries, or in one sentence. All or none are taken, so
 * that a part is never shown as the whole. A series from the article only counts if the post mentions one of its
 * figures.
 */
export function pickSeries(
  post: readonly Line[],
  article: readonly Line[],
  language: Language,
): readonly Figure[] | undefined {
  const own = seriesIn(post, language)[0]
  if (own) return own
  const said = new Set(post.flatMap(({ text }) => findNumbers(text, language)).map(keyOf))
  return seriesIn(article, language).find((series) =>
    series.some(({ display }) => findNumbers(display, language).some((number) => said.has(keyOf(number)))),
  )
}

function keyOf({ text, value }: FoundNumber): string {
  return `${value} ${unitOf(text)}`
}

function seriesIn(lines: readonly Line[], language: Language): Figure[][] {
  const listed = runsOfEntries(lines).map((run) => run.map((text) => entryOf(text, language, isListLabel)))
  const enumerated = lines
    .flatMap(({ text }) => sentencesOf(text, language))
    .map((sentence) => enumerationIn(sentence, language))
  return [...listed, ...enumerated].flatMap((entries) => (isSeries(entries) ? [entries.map(plainFigure)] : []))
}

function plainFigure({ label, value, display }: Entry): Figure {
  return { label, value, display }
}

/** The parts of a sentence, each of which must have a figure, or it is not an enumeration. */
function enumerationIn(sentence: string, language: Language): (Entry | undefined)[] {
  const colon = /[:：]\s/u.exec(sentence)
  const parts = sentence
    .slice(colon ? colon.index + 1 : 0)
    .replace(/[.!]\s*$/u, '')
    .split(betweenParts)
  const withFigure = parts.filter((part) => /[\d٠-٩]/u.test(part))
  const isLabel = (label: string, text: string) => isName(label) && (colon !== null || /\p{Lu}/u.test(text))
  return withFigure.map((part) => entryOf(part, language, isLabel))
}

function isSeries(entries: readonly (Entry | undefined)[]): entries is readonly Entry[] {
  const [first] = entries
  if (!first || entries.length < minEntries || entries.length > maxEntries) return false
  const areAlike = entries.every((each) => each?.unit === first.unit && each.isBehind === first.isBehind)
  const labels = new Set(entries.map((each) => each?.label.toLowerCase()))
  return areAlike && labels.size === entries.length
}

/** A figure and its label, with nothing else: "Berlin: 12 %", "12 % in Berlin", "Berlin (12 %)". */
function entryOf(
  text: string,
  language: Language,
  isLabel: (label: string, text: string) => boolean,
): Entry | undefined {
  const numbers = findNumbers(text, language).filter(({ kind }) => kind !== 'range' && kind !== 'count')
  const [number] = numbers
  if (!number || numbers.length > 1 || /^[+−-]/u.test(number.text)) return undefined
  const before = text.slice(0, number.start).trim()
  const after = text.slice(number.start + number.text.length).trim()
  const isBehind = /^[).]*$/u.test(after)
  const label = isBehind
    ? withoutEnd(before, /[\s:：–\u2014(=|-]/u)
    : before === ''
      ? after.replace(beforeLabel, '').replace(/\.$/u, '')
      : ''
  if (!isShort(label) || !isLabel(label, text)) return undefined
  return { label, value: Number(bareValue(number.text)), display: number.text, unit: unitOf(number.text), isBehind }
}

function isShort(label: string): boolean {
  const hasWords = /\p{L}/u.test(label) && !/[.!?،,;:]/u.test(label)
  return hasWords && label.length <= longestLabel && label.split(/\s+/u).length <= maxWords
}

/** In a list: text before a colon, a dash or brackets, or a name. */
function isListLabel(label: string, text: string): boolean {
  return /[:：–\u2014(=|]|\s-\s/u.test(text) || isName(label)
}

/** Every word is capitalised except small ones between: "rose" and "fell" are not names. */
function isName(label: string): boolean {
  const words = label.split(/[\s-]+/u)
  const hasNoCase = /\p{Lo}/u.test(label)
  return (
    words.every((word) => nameWord.test(word)) && /^[\p{Lu}\p{Lo}\d]/u.test(label) && (!hasNoCase || words.length <= 2)
  )
}
