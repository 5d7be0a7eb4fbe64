import type { Language } from '#shared/rules/languages'
import { type FoundNumber, findNumbers } from './find-numbers.ts'

export interface KeyNumber {
  readonly number: string
  readonly label: string
}

const ranks: Readonly<Record<FoundNumber['kind'], number>> = { range: 6, percent: 5, money: 5, scale: 4, count: 2 }
/** More than all that a number's kind is worth. */
const inBothTexts = 20
/** More is no figure but a phrase, and would be set too small. */
const longestNumber = 32

/**
 * The number of the post that says most: one that its article has too, then one with a unit, then the first. Its label is
 * the rest of its sentence where the sentence starts with it, else the sentence: what a shorter one would leave out may
 * be a "nearly" or a "not".
 */
export function pickNumber(
  post: readonly string[],
  article: readonly string[],
  language: Language,
): KeyNumber | undefined {
  const fromPost = post.flatMap((sentence) => findNumbers(sentence, language))
  const fromArticle = article.flatMap((sentence) => findNumbers(sentence, language))
  const shared = new Set(fromArticle.map(keyOf))
  const rated = fromPost
    .filter(({ text }) => text.length <= longestNumber)
    .map((number) => ({ number, rank: ranks[number.kind] + (shared.has(keyOf(number)) ? inBothTexts : 0) }))
  const best = rated.reduce<(typeof rated)[number] | undefined>(
    (leader, each) => (leader && leader.rank >= each.rank ? leader : each),
    undefined,
  )
  return best && { number: best.number.text, label: labelOf(best.number) }
}

function keyOf({ kind, value }: FoundNumber): string {
  return `${kind} ${value}`
}

function labelOf({ sentence, start, text }: FoundNumber): string {
  const rest = sentence.slice(start + text.length).trim()
  const opensSentence = sentence.slice(0, start).trim() === ''
  return opensSentence && /^\p{L}.{8,}/u.test(rest) ? rest : sentence
}
