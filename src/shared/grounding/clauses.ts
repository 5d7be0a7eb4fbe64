import type { Passage } from './claims.ts'
import { keyOfWords } from './find-quotations.ts'
import { lexiconOf } from './languages/language-of.ts'
import { gap } from './read-amount.ts'
import { contentStem } from './stems.ts'

/** A sentence that retells two of the source's is compared clause by clause. */

const joins = new Set(
  'and but while yet so und aber während doch et mais tandis y pero mientras e ma mentre mas enquanto'.split(' '),
)
const fewestStems = 3

/** Its clauses as sentences of their own; none when it is but one, or one of them says too little to compare. */
export function clausesOf(passage: Passage): Passage[] {
  const starts = [0]
  for (let at = 0; at < passage.tokens.length - 1; at += 1) {
    const between = gap(passage, at)
    const isJoin = between.includes(',') && joins.has(passage.tokens[at + 1]?.word ?? '')
    if (/[;:–—]/u.test(between) || isJoin) starts.push(at + 1)
  }
  if (starts.length === 1) return []
  return starts
    .map((start, place) => clauseFrom(passage, start, starts[place + 1]))
    .filter(({ stems }) => stems.size >= fewestStems)
}

function clauseFrom(passage: Passage, from: number, to = passage.tokens.length): Passage {
  const lexicon = lexiconOf(passage.language)
  const tokens = passage.tokens.slice(from, to)
  const numbers = passage.numbers
    .filter(({ first, last }) => first >= from && last < to)
    .map((claim) => ({ ...claim, first: claim.first - from, last: claim.last - from }))
  return {
    ...passage,
    tokens,
    numbers,
    dates: [],
    names: [],
    stems: new Set(tokens.map((token) => contentStem(token, lexicon)).filter((stem) => stem !== null)),
    key: keyOfWords(tokens.map(({ word }) => word)),
  }
}
