import type { Passage } from './claims.ts'
import { keyOfWords } from './find-quotations.ts'
import { lexiconOf } from './lexicon.ts'
import { gap } from './read-amount.ts'
import { contentStem } from './stems.ts'

/** Splits a sentence into clauses, since one may retell two of the source's. */

const minStems = 3

/**
 * Its clauses as separate sentences; none if there is only one. A clause with too little content belongs to the
 * previous one.
 */
export function clausesOf(passage: Passage): Passage[] {
  const clauses: Passage[] = []
  let from = 0
  for (let at = 0; at < passage.tokens.length; at += 1) {
    const isLast = at === passage.tokens.length - 1
    if (!isLast && !/[,;:–—()]/u.test(gap(passage, at))) continue
    const clause = clauseFrom(passage, from, at + 1)
    if (clause.stems.size < minStems && !isLast) continue
    clauses.push(clause)
    from = at + 1
  }
  return clauses.length < 2 ? [] : clauses
}

function clauseFrom(passage: Passage, from: number, to: number): Passage {
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
