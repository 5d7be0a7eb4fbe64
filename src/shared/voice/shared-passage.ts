import { findQuoted } from '#shared/text/quoted'
import { type Word, wordsOf } from './words.ts'

export interface Span {
  start: number
  end: number
}

export interface SharedPassage {
  /** Words in a row. */
  words: number
  inPost: Span
  inSource: Span
}

export interface SharedPassages {
  /** The longest one outside quotation marks; the first of equals. */
  longest: SharedPassage
  /** Words of the post in any shared passage, and all of its words outside quotation marks. */
  sharedWords: number
  allWords: number
}

/** Fewer words than these in a row are anyone's. */
const minWords = 8
/** A source that repeats words more often has a refrain: the first places are enough. */
const maxPlaces = 32

/**
 * The longest passage that a post shares with its source outside quotation marks; null if none is long enough to
 * matter.
 */
export function longestCommonPassage(post: string, source: string): SharedPassage | null {
  return indexPassages(source).find(post)?.longest ?? null
}

/** Keeps the source's index, so that a post can be compared with it at each key stroke. */
export function indexPassages(source: string): { find(post: string): SharedPassages | null } {
  const sourceWords = wordsOf(source)
  const places = new Map<string, number[]>()
  for (let at = 0; at + minWords <= sourceWords.length; at += 1) {
    const key = keyAt(sourceWords, at)
    const known = places.get(key)
    if (known) {
      if (known.length < maxPlaces) known.push(at)
    } else places.set(key, [at])
  }

  function find(post: string): SharedPassages | null {
    const runs = unquotedRuns(post)
    let longest: SharedPassage | null = null
    let sharedWords = 0
    for (const run of runs) {
      for (let at = 0; at + minWords <= run.length; ) {
        const match = longestAt(run, at)
        if (!match) {
          at += 1
          continue
        }
        if (match.words > (longest?.words ?? 0)) longest = match
        sharedWords += match.words
        at += match.words
      }
    }
    return longest && { longest, sharedWords, allWords: runs.reduce((sum, run) => sum + run.length, 0) }
  }

  function longestAt(run: readonly Word[], at: number): SharedPassage | null {
    let best: SharedPassage | null = null
    for (const place of places.get(keyAt(run, at)) ?? []) {
      const words = minWords + commonBeginning(run, at + minWords, sourceWords, place + minWords)
      if (words > (best?.words ?? 0)) {
        best = { words, inPost: spanOf(run, at, words), inSource: spanOf(sourceWords, place, words) }
      }
    }
    return best
  }
  return { find }
}

/** The text outside quotations, as runs of words. */
function unquotedRuns(post: string): Word[][] {
  const words = wordsOf(post)
  const runs: Word[][] = [[]]
  const quoted = findQuoted(post)
  let next = 0
  for (const word of words) {
    while ((quoted[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) {
      next += 1
      runs.push([])
    }
    if (word.start < (quoted[next]?.start ?? Number.POSITIVE_INFINITY)) runs.at(-1)?.push(word)
  }
  return runs
}

function keyAt(words: readonly Word[], at: number): string {
  let key = ''
  for (let place = at; place < at + minWords; place += 1) key += ` ${words[place]?.plain}`
  return key
}

function commonBeginning(a: readonly Word[], fromA: number, b: readonly Word[], fromB: number): number {
  let length = 0
  while (fromA + length < a.length && a[fromA + length]?.plain === b[fromB + length]?.plain) length += 1
  return length
}

function spanOf(words: readonly Word[], first: number, count: number): Span {
  return { start: words[first]?.start ?? 0, end: words[first + count - 1]?.end ?? 0 }
}
