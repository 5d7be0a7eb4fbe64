import type { Passage } from '#shared/grounding/claims'
import { overlapOf, shareOf } from '#shared/grounding/context'
import type { SourceIndex } from '#shared/grounding/index-source'
import type { Language } from '#shared/rules/languages'
import { isCorrection } from './is-correction.ts'
import { findUsedSentences } from './used-sentences.ts'

/** What a source says now in place of a sentence that a post used. */
export interface Correction {
  before: string
  /** null: the sentence is gone. */
  after: string | null
}

/** A page with fewer of its sentences left is another one, or was read in another way. */
const minKept = 0.5
/** From this share of its words on, a new sentence is the old one corrected; less is enough in the same place. */
const alike = 0.5
const alikeInPlace = 0.2

/** Pure. Both readings are indexed in the source's language; `language` is the post's. */
export function findCorrections(
  post: string,
  { before, after, language }: { before: SourceIndex; after: SourceIndex; language: Language },
): Correction[] {
  const kept = placesKept(before, after)
  if (kept.filter((place) => place !== null).length < before.sentences.length * minKept) return []
  const fresh = freshSentences(before, after)
  const corrections: Correction[] = []
  for (const sentence of [...findUsedSentences(post, before, language)].sort((a, b) => a - b)) {
    const old = before.sentences[sentence]
    // it may stand inside a longer one now
    if (!old || kept[sentence] !== null || after.key.includes(old.key)) continue
    const now = findCounterpart(sentence, { before, after, kept, fresh })
    if (now && isCorrection(old, now)) corrections.push({ before: old.text, after: now.text })
    if (now === null && old.stems.size > 1 && isCutOut(sentence, kept, fresh))
      corrections.push({ before: old.text, after: null })
  }
  return corrections
}

/** For each sentence its place in the new reading; null where that has it no longer. */
function placesKept(before: SourceIndex, after: SourceIndex): (number | null)[] {
  const places = new Map<string, number[]>()
  for (const [place, { key }] of after.sentences.entries()) places.set(key, [...(places.get(key) ?? []), place])
  let last = -1
  return before.sentences.map(({ key }) => {
    const same = places.get(key)
    const place = same?.find((each) => each > last) ?? same?.[0]
    if (place !== undefined) last = place
    return place ?? null
  })
}

/** Those that the earlier reading lacks. */
function freshSentences(before: SourceIndex, after: SourceIndex): number[] {
  const known = new Set(before.sentences.map(({ key }) => key))
  return [...after.sentences.keys()].filter((place) => !known.has(after.sentences[place]?.key ?? ''))
}

interface Readings {
  before: SourceIndex
  after: SourceIndex
  kept: readonly (number | null)[]
  fresh: readonly number[]
}

/** The new sentence that says what the old one said, as far as it still says it; null for none. */
function findCounterpart(sentence: number, { before, after, kept, fresh }: Readings): Passage | null {
  const old = before.sentences[sentence]
  if (!old) return null
  const overlap = overlapOf(old, after)
  const [left, right] = [kept[sentence - 1] ?? null, kept[sentence + 1] ?? null]
  let found: Passage | null = null
  let best = 0
  for (const place of fresh) {
    const isInPlace = (left !== null && place === left + 1) || (right !== null && place === right - 1)
    const share = shareOf(overlap, place)
    if (share < (isInPlace ? alikeInPlace : alike)) continue
    const score = share + (isInPlace ? alike : 0)
    if (score > best) {
      best = score
      found = after.sentences[place] ?? null
    }
  }
  return found
}

/** Whether the sentences around it are neighbours now, but for new lines such as an advertisement. */
function isCutOut(sentence: number, kept: readonly (number | null)[], fresh: readonly number[]): boolean {
  const [left, right] = [kept[sentence - 1] ?? null, kept[sentence + 1] ?? null]
  if (left === null || right === null || right <= left) return false
  return fresh.filter((place) => place > left && place < right).length === right - left - 1
}
