import type { Passage } from './claims.ts'
import { fold } from './exonyms.ts'
import { lexiconOf } from './lexicon.ts'
import { negationsIn } from './negations.ts'
import { oppositesIn } from './opposites.ts'
import { gap } from './read-amount.ts'
import { contentStem, stemOf } from './stems.ts'

/** A word's meaning in its sentence: its root, and whether the sentence denies it. */
export interface Meaning {
  /** Shared by moving and move; null for a word without content. For a number its value. */
  root: string | null
  /** Its key in the source's index. */
  stem: string
  /** For unavailable: available, which it negates. */
  inner: string | null
  state: 'plain' | 'denied' | 'unclear'
  /** Its sides in pairs of opposites: `+rise` for rose, `-rise` for fell. */
  sides: readonly string[]
  /** Index of its part of the sentence: a semicolon, a dash or ", but" starts another. */
  part: number
}

/** How many words after a "not" the denied one may be. */
const maxWordsBack = 5
/** Words within this distance count as neither plain nor denied. */
const blur = 5

export interface Reading {
  /** By place of the token. */
  meanings: readonly Meaning[]
  /** Word positions by root, and by what a prefix negates. */
  byRoot: ReadonlyMap<string, readonly number[]>
  /** Whether it contains a negation or a limiting word. */
  hasDenial: boolean
}

const read = new WeakMap<Passage, Reading>()

export function meaningsOf(passage: Passage): readonly Meaning[] {
  return readingOf(passage).meanings
}

/** Cached with the sentence. */
export function readingOf(passage: Passage): Reading {
  const known = read.get(passage)
  if (known) return known
  const meanings = readMeanings(passage)
  const byRoot = new Map<string, number[]>()
  for (const [at, { root, inner }] of meanings.entries())
    for (const key of [root, inner]) if (key !== null) byRoot.set(key, [...(byRoot.get(key) ?? []), at])
  const made = { meanings, byRoot, hasDenial: passage.tokens.some((_, at) => kindAt(passage, at) !== null) }
  read.set(passage, made)
  return made
}

function readMeanings(passage: Passage): Meaning[] {
  const { tokens, language } = passage
  const lexicon = lexiconOf(language)
  const opposites = oppositesIn(language)
  const { prefix } = negationsIn(language)
  let part = 0
  const meanings = tokens.map((token, at): Meaning => {
    if (at > 0 && isBreak(passage, at - 1)) part += 1
    const stem = contentStem(token, lexicon)
    const root = stem === null ? null : rootOf(stem)
    const bare = token.word.replace(prefix, '')
    return {
      root,
      stem: stem ?? '',
      inner: root === null || bare === token.word ? null : rootOf(stemOf(bare)),
      state: 'plain',
      sides: isComparison(passage, at) ? [] : opposites.sidesOf(token.word),
      part,
    }
  })
  for (const { first, last, values } of passage.numbers)
    for (let at = first; at <= last; at += 1) {
      const meaning = meanings[at]
      if (meaning)
        meanings[at] = { ...meaning, root: at === first ? `#${values[0]}` : null, stem: '', inner: null, sides: [] }
    }
  deny(passage, meanings)
  return meanings
}

function isBreak(passage: Passage, at: number): boolean {
  const between = gap(passage, at)
  return (
    /[;:–—()]/u.test(between) ||
    (between.includes(',') && lexiconOf(passage.language).partJoins.has(passage.tokens[at + 1]?.word ?? ''))
  )
}

/** Of moving, moved and move alike. */
function rootOf(stem: string): string {
  const known = roots.get(stem)
  if (known !== undefined) return known
  const bare = fold(stem).replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')
  const root = bare.replace(/(?<=\p{L}{2})([bdfglmnprst])\1$/u, '$1')
  if (roots.size >= maxRemembered) roots.clear()
  roots.set(stem, root)
  return root
}

const roots = new Map<string, string>()
const maxRemembered = 5_000

/** "More than 100" introduces a number and is not a direction. */
function isComparison({ tokens, numbers, language }: Passage, at: number): boolean {
  const isThan = lexiconOf(language).than.has(tokens[at + 1]?.word ?? '')
  return isThan && numbers.some(({ first }) => first >= at + 1 && first <= at + 3)
}

function deny(passage: Passage, meanings: Meaning[]): void {
  const negations = negationsIn(passage.language)
  const states = meanings.map(() => ({ denials: 0, isBlurred: false }))
  for (const [at, { word }] of passage.tokens.entries()) {
    const kind = kindAt(passage, at)
    if (kind === null) continue
    for (let near = Math.max(0, at - blur); near <= at + blur; near += 1) {
      const state = states[near]
      if (state && near !== at && meanings[near]?.part === meanings[at]?.part) state.isBlurred = true
    }
    if (kind === 'nearly') continue
    const heads = headsOf(passage, meanings, at, kind === 'no' ? 2 : 1)
    for (const head of heads) (states[head] as { denials: number }).denials += 1
    // German has its "nicht" behind the verb as well
    if (heads.length === 0 && negations.not.has(word)) {
      for (let back = at - 1; back >= Math.max(0, at - maxWordsBack); back -= 1)
        if (meanings[back]?.root !== null && meanings[back]?.part === meanings[at]?.part) {
          ;(states[back] as { denials: number }).denials += 1
          break
        }
    }
  }
  for (const [at, { denials, isBlurred }] of states.entries()) {
    const meaning = meanings[at] as Meaning
    if (denials === 1) meaning.state = 'denied'
    else if (denials > 1 || isBlurred) meaning.state = 'unclear'
  }
}

type Kind = 'not' | 'no' | 'nearly'

function kindAt({ tokens, language }: Passage, at: number): Kind | null {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  const negations = negationsIn(language)
  if (negations.not.has(word) || negations.no.has(word)) {
    if (negations.only.has(next)) return 'nearly'
    return negations.not.has(word) ? 'not' : 'no'
  }
  if (negations.deniers.some((each) => (each.endsWith('-') ? word.startsWith(each.slice(0, -1)) : word === each)))
    return 'not'
  return negations.nearly.has(word) ? 'nearly' : null
}

/** The words that the negation at `at` applies to: the first content words after it. */
function headsOf(passage: Passage, meanings: readonly Meaning[], at: number, most: number): number[] {
  const heads: number[] = []
  for (let place = at + 1; place <= at + maxWordsBack && heads.length < most; place += 1) {
    const meaning = meanings[place]
    if (!meaning || meaning.part !== meanings[at]?.part || /[,.!?]/u.test(gap(passage, place - 1))) break
    if (meaning.root !== null) heads.push(place)
  }
  return heads
}
