import type { Language } from '#shared/rules/languages'
import { alternatives } from './fact-words.ts'
import { type FoundNumber, findNumbers } from './find-numbers.ts'

export interface KeyFigure {
  readonly number: string
  readonly label: string
}

const ranks: Readonly<Record<FoundNumber['kind'], number>> = { range: 6, percent: 5, money: 5, scale: 4, count: 2 }
/** Outweighs the score of any kind of number. */
const inBothTexts = 20
/** More is no figure but a phrase, and would be set too small. */
const longestNumber = 32
/** Beside others, a figure has less room to say what it counts. */
const longestLabel = 130
const most = 3
/** A sentence that needs the one before it says less by itself. */
const leaning = new RegExp(`^(?:${alternatives((words) => words.leaning)})(?!\\p{L})`, 'u')
/** One end of a span is no figure of its own. */
const spans = new RegExp(
  `(?<!\\p{L})(?:${alternatives((words) => words.rangeStart, 'بين|من')})(?:\\s+\\p{Ll}{1,3})?\\s*$`,
  'iu',
)
const spansOn = new RegExp(`^\\s*(?:${alternatives((words) => words.rangeEnd, '–|-')})(?:\\s*[€$£])?\\s*\\d`, 'iu')

/**
 * The numbers of the post that say most: one that its article has too, then one with a unit, then the first. The label
 * is the rest of its sentence where the sentence starts with it, else the sentence: what a shorter one would leave out
 * may be a "nearly" or a "not". Further ones come in their order in the post, each from a sentence of its own.
 */
export function pickFigures(post: readonly string[], article: readonly string[], language: Language): KeyFigure[] {
  const shared = new Set(article.flatMap((sentence) => findNumbers(sentence, language)).map(keyOf))
  const rated = post
    .flatMap((sentence) => strongestIn(sentence, shared, language) ?? [])
    .sort((one, other) => other.rank - one.rank)
  const [best] = rated
  if (!best) return []
  const others = rated
    .slice(1)
    .filter(({ number, rank }) => rank > ranks.count / 2 && labelOf(number).length <= longestLabel)
    .filter(({ number }, index, all) => all.findIndex((each) => keyOf(each.number) === keyOf(number)) === index)
    .filter(({ number }) => keyOf(number) !== keyOf(best.number))
    .slice(0, most - 1)
    .sort((one, other) => post.indexOf(one.number.sentence) - post.indexOf(other.number.sentence))
  return [best, ...others].map(({ number }) => ({ number: number.text, label: labelOf(number) }))
}

function strongestIn(sentence: string, shared: ReadonlySet<string>, language: Language) {
  return findNumbers(sentence, language)
    .filter((number) => number.text.length <= longestNumber && !isEndOfSpan(number))
    .map((number) => ({ number, rank: rankOf(number, shared) }))
    .reduce<{ number: FoundNumber; rank: number } | undefined>(
      (leader, each) => (leader && leader.rank >= each.rank ? leader : each),
      undefined,
    )
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
