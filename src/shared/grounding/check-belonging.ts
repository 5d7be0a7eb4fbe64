import { isGenitive } from './agents.ts'
import { otherNames } from './anchors.ts'
import type { NameClaim, Passage } from './claims.ts'
import type { Context } from './context.ts'
import { fold } from './exonyms.ts'
import { keyOfWords } from './find-quotations.ts'
import type { SourceIndex } from './index-source.ts'
import { lexiconOf } from './lexicon.ts'
import { isAlsoIn } from './name-words.ts'
import { gap } from './read-amount.ts'
import { contentStem } from './stems.ts'
import { isCapital, type Token } from './tokens.ts'

/** Whether the source attributes a name's possession or description to somebody else. */

/** "Samsung's Echo Buds" or "Echo Buds von Samsung" if the source only has Amazon's. */
export function otherOwner(claim: NameClaim, index: SourceIndex): number | null {
  const owned = ownedBy(claim)
  if (owned.length === 0) return null
  const key = keyOfWords(owned)
  const holders = (index.byCapital.get(owned[0] ?? '') ?? []).filter((at) => index.sentences[at]?.key.includes(key))
  if (holders.some((at) => isAlsoIn(claim, at, index))) return null
  const other = holders.find((at) => {
    const tokens = index.sentences[at]?.tokens ?? []
    const place = tokens.findIndex(({ word }) => fold(word) === owned[0])
    return tokens[place - 1]?.word.endsWith("'s") && isCapital(tokens[place - 1] as Token)
  })
  return other ?? null
}

/** The words of the name's possession: capitalised ones after its 's, or before its "of". */
function ownedBy(claim: NameClaim): string[] {
  const { passage, first, last } = claim
  const { tokens } = passage
  const found: string[] = []
  const isPart = (at: number) => {
    const token = tokens[at]
    return token !== undefined && isCapital(token)
  }
  if (tokens[last]?.word.endsWith("'s")) {
    for (let at = last + 1; isPart(at); at += 1) found.push(fold(tokens[at]?.word ?? ''))
    return found.slice(0, 1)
  }
  if (!isGenitive(claim)) return []
  for (let at = first - 2; isPart(at) && (at === first - 2 || gap(passage, at).trim() === ''); at -= 1)
    found.unshift(fold(tokens[at]?.word ?? ''))
  return found
}

/** "Analyst Dana Whitlock" if the source's analyst is someone else, and Whitlock is never called so. */
export function otherDescribed(claim: NameClaim, holders: readonly number[], context: Context): number | null {
  const { index } = context
  const words = descriptionOf(claim).filter((stem) => !claim.words.some((word) => stem.startsWith(word.slice(0, 5))))
  if (words.length === 0) return null
  const places = words.map((stem) => index.byStem.get(stem) ?? [])
  // a word that the source lacks does not tell whom it describes
  if (places.some((sentences) => sentences.length === 0 || sentences.length > 8)) return null
  const isNear = (sentence: number) => holders.some((at) => Math.abs(at - sentence) <= 2)
  if (places.some((sentences) => sentences.some(isNear))) return null
  const [first = [], ...others] = places
  const whole = first.find((sentence) => others.every((sentences) => sentences.includes(sentence)))
  if (whole === undefined) return null
  return otherNames(claim, whole, index).length > 0 ? whole : null
}

/** The words that describe a person: right before the name, or between commas after it. */
function descriptionOf({ passage, first, last }: NameClaim): string[] {
  const lexicon = lexiconOf(passage.language)
  const found: string[] = []
  const add = (at: number) => {
    const token = passage.tokens[at]
    const stem = token ? contentStem(token, lexicon) : null
    if (stem !== null && token?.kind === 'word') found.push(stem)
  }
  for (let at = first - 1; at >= Math.max(0, first - 2); at -= 1) {
    if (gap(passage, at).trim() !== '' || lexicon.stopWords.has(passage.tokens[at]?.word ?? '')) break
    add(at)
  }
  if (!isApposition(passage, last)) return found
  for (let at = last + 2; at <= last + longestApposition && at < passage.tokens.length; at += 1) {
    add(at)
    if (/[,.;:)–—]/u.test(gap(passage, at))) break
  }
  return found.slice(0, maxDescribing)
}

const longestApposition = 6
const maxDescribing = 3

/** ", the new commissioner": not a clause that continues after the comma. */
function isApposition(passage: Passage, last: number): boolean {
  return (
    /^\s*[,(–—]\s*$/u.test(gap(passage, last)) &&
    lexiconOf(passage.language).articles.has(passage.tokens[last + 1]?.word ?? '')
  )
}
