import type { NameClaim, Passage } from './claims.ts'
import type { Context } from './context.ts'
import type { SourceIndex } from './index-source.ts'
import { lexiconOf } from './lexicon.ts'
import { gap } from './read-amount.ts'
import { isSameValue } from './same-number.ts'
import { contentStem } from './stems.ts'

/** The words of a name's clause besides the name, and the source's sentences that contain them. */

/** The share of the clause without the name that each sentence of the source contains, 0 to 1. */
export function anchorsOf(claim: NameClaim, { index, passage }: Context): Map<number, number> {
  const shares = new Map<number, number>()
  const count = index.sentences.length
  let total = 0
  const add = (sentences: readonly number[]) => {
    const weight = Math.log(1 + count / (sentences.length + 0.5))
    total += weight
    for (const sentence of sentences) {
      shares.set(sentence, (shares.get(sentence) ?? 0) + weight)
    }
  }
  const [from, to] = clauseAround(passage, claim)
  const lexicon = lexiconOf(passage.language)
  const stems = new Set<string>()
  for (let at = from; at <= to; at += 1) {
    const token = passage.tokens[at]
    const stem = token && (at < claim.first || at > claim.last) ? contentStem(token, lexicon) : null
    if (stem !== null) stems.add(stem)
  }
  for (const stem of stems) add(index.byStem.get(stem) ?? [])
  for (const number of passage.numbers) {
    const value = number.values[0] ?? 0
    if (number.first < from || number.last > to || (number.unit === null && value < 13)) continue
    add([...new Set(index.numbers.filter((found) => isSameValue(number, found.claim)).map(({ sentence }) => sentence))])
  }
  for (const [sentence, weight] of shares) shares.set(sentence, weight / total)
  return shares
}

/** The tokens of the claim's clause: up to a comma with its conjunction, a semicolon or a dash. */
function clauseAround(passage: Passage, { first, last }: NameClaim): [from: number, to: number] {
  const { clauseJoins } = lexiconOf(passage.language)
  const ends = (at: number) => {
    const between = gap(passage, at)
    return /[;–—]/u.test(between) || (between.includes(',') && clauseJoins.has(passage.tokens[at + 1]?.word ?? ''))
  }
  let [from, to] = [first, last]
  while (from > 0 && !ends(from - 1)) from -= 1
  while (to < passage.tokens.length - 1 && !ends(to)) to += 1
  return [from, to]
}

/** The certain names of a sentence that the post's sentence does not have. */
export function otherNames(claim: NameClaim, sentence: number, index: SourceIndex): NameClaim[] {
  return (index.sentences[sentence]?.names ?? []).filter(
    ({ words, isSure }) =>
      (isSure || words.some((word) => index.sureWords.has(word))) &&
      !words.some((word) => claim.passage.key.includes(` ${word} `)),
  )
}
