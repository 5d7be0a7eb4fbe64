import type { Language } from '#shared/rules/languages'
import { alternatives } from './fact-words.ts'
import { type FoundNumber, findNumbers } from './find-numbers.ts'
import { unitOfNumber } from './unit-of-number.ts'

export interface KeyFigure {
  readonly number: string
  readonly label: string
  /** Of what it is; undefined if it does not say. */
  readonly unit: string | undefined
}

const ranks: Readonly<Record<FoundNumber['kind'], number>> = {
  range: 6,
  ratio: 5,
  percent: 5,
  money: 5,
  scale: 4,
  count: 2,
}
/** Each outweighs all that comes after it: what the article has too, then what the post says first. */
const inBothTexts = 20
const inFirstParagraph = 10
/** More is no figure but a phrase, and would be set too small. */
const longestNumber = 32
/** In a group of figures there is less room for each label. */
const longestLabel = 130
const maxFigures = 3
/** A sentence that depends on the previous one makes a weaker label. */
const leaning = new RegExp(`^(?:${alternatives((words) => words.leaning)})(?!\\p{L})`, 'u')
/** One end of a range is not a figure by itself. */
const spans = new RegExp(
  `(?<!\\p{L})(?:${alternatives((words) => words.rangeStart, 'بين|من')})(?:\\s+\\p{Ll}{1,3})?\\s*$`,
  'iu',
)
const spansOn = new RegExp(`^\\s*(?:${alternatives((words) => words.rangeEnd, '–|-')})(?:\\s*[€$£])?\\s*\\d`, 'iu')

/**
 * The numbers of the post that say most: one that its article has too, then one of the first paragraph that has any,
 * then one with a unit, then the first. The label
 * is the rest of its sentence where the sentence starts with it, else the sentence: what a shorter one would leave out
 * may be a "nearly" or a "not". Further ones come in their order in the post, each from a sentence of its own.
 *
 * @param paragraphs of the post, and `article`, both as sentences
 */
export function pickFigures(
  paragraphs: readonly (readonly string[])[],
  article: readonly string[],
  language: Language,
): KeyFigure[] {
  const post = paragraphs.flat()
  const shared = new Set(article.flatMap((sentence) => findNumbers(sentence, language)).map(keyOf))
  const strongest = paragraphs.map((sentences) =>
    sentences.flatMap((each) => strongestIn(each, shared, language) ?? []),
  )
  const first = strongest.find((figures) => figures.length > 0)
  const rated = strongest
    .flatMap((figures) => (figures === first ? figures.map(asFirst) : figures))
    .sort((one, other) => other.rank - one.rank)
  const [best] = rated
  if (!best) return []
  const others = rated
    .slice(1)
    .filter(({ number, rank }) => rank > ranks.count / 2 && labelOf(number).length <= longestLabel)
    .filter(({ number }, index, all) => all.findIndex((each) => keyOf(each.number) === keyOf(number)) === index)
    .filter(({ number }) => keyOf(number) !== keyOf(best.number))
    .slice(0, maxFigures - 1)
    .sort((one, other) => post.indexOf(one.number.sentence) - post.indexOf(other.number.sentence))
  return [best, ...others].map(({ number }) => ({
    number: number.text,
    label: labelOf(number),
    unit: unitOfNumber(number),
  }))
}

interface Rated {
  readonly number: FoundNumber
  readonly rank: number
}

function asFirst({ number, rank }: Rated): Rated {
  return { number, rank: rank + inFirstParagraph }
}

function strongestIn(sentence: string, shared: ReadonlySet<string>, language: Language): Rated | undefined {
  return findNumbers(sentence, language)
    .filter((number) => number.text.length <= longestNumber && !isEndOfSpan(number))
    .map((number) => ({ number, rank: rankOf(number, shared) }))
    .reduce<Rated | undefined>((leader, each) => (leader && leader.rank >= each.rank ? leader : each), undefined)
}

function rankOf({ kind, sentence, ...number }: FoundNumber, shared: ReadonlySet<string>): number {
  const rank = ranks[kind] + (shared.has(keyOf({ ...number, kind })) ? inBothTexts : 0)
  return leaning.test(sentence) ? rank / 2 : rank
}

function isEndOfSpan({ kind, sentence, start, text }: FoundNumber): boolean {
  const isOpen = spans.test(sentence.slice(0, start)) && spansOn.test(sentence.slice(start + text.length))
  return kind !== 'range' && isOpen
}

function keyOf({ kind, value }: Pick<FoundNumber, 'kind' | 'value'>): string {
  return `${kind} ${value}`
}

function labelOf({ sentence, start, text }: FoundNumber): string {
  const rest = sentence.slice(start + text.length).trim()
  const opensSentence = sentence.slice(0, start).trim() === ''
  return opensSentence && /^\p{L}.{8,}/u.test(rest) ? rest : sentence
}
