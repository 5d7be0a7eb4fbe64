import type { Language } from '#shared/rules/languages'
import { sentencesOf } from '#shared/text/sentences'
import type { Passage, QuotationClaim } from './claims.ts'
import { findDates } from './find-dates.ts'
import { findNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { findQuotations, keyOfWords } from './find-quotations.ts'
import { lexiconOf } from './lexicon.ts'
import { contentStem } from './stems.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Splits a line of a text into sentences with their claims; `offset` is the line's position in the text. */
export function readLine(
  line: string,
  offset: number,
  language: Language,
): { passages: Passage[]; quotations: QuotationClaim[] } {
  const all = tokensOf(line).map((token) => ({ ...token, start: token.start + offset, end: token.end + offset }))
  let at = 0
  const passages = sentencesOf(line, language).map(({ start, end }) => {
    const tokens: Token[] = []
    for (let token = all[at]; token && token.start < offset + end; token = all[at]) {
      tokens.push(token)
      at += 1
    }
    return readPassage(line.slice(start, end), offset + start, tokens, language)
  })
  return { passages, quotations: findQuotations(line, passages, offset) }
}

function readPassage(text: string, start: number, tokens: Token[], language: Language): Passage {
  const lexicon = lexiconOf(language)
  const stems = new Set(tokens.map((token) => contentStem(token, lexicon)).filter((stem) => stem !== null))
  const key = keyOfWords(tokens.map(({ word }) => word))
  const passage: Passage = {
    start,
    end: start + text.length,
    text,
    tokens,
    language,
    stems,
    key,
    numbers: [],
    dates: [],
    names: [],
  }
  passage.dates = findDates(passage, lexicon)
  const dated = placesOf(passage.dates)
  passage.numbers = findNumbers(passage, dated, lexicon)
  passage.names = findNames(passage, new Set([...dated, ...placesOf(passage.numbers)]), lexicon)
  return passage
}

function placesOf(claims: readonly { first: number; last: number }[]): Set<number> {
  return new Set(
    claims.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, place) => first + place)),
  )
}
