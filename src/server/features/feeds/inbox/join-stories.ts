import { inTurns } from '#server/platform/in-turns'
import { toStoredAddress } from '#server/reading/stored-address'
import { shinglesOf, similarityOfShingles } from '#shared/voice/similarity'
import type { InboxItem } from './inbox-repository.ts'
import { termsOf } from './terms.ts'

/** Two titles are the same story if they share at least this part of their significant words, and this many. */
const titleShare = 0.6
const titleWords = 4
/** Or if two texts share this part of their word sequences: most are an agency's report. */
const textShare = 0.5
/** Compared of a text: further on, the same report is often edited. */
const textCharacters = 600
/** A word in more titles than this is too common to match by. */
const maxTitles = 50

/** Groups items of different feeds that are the same story, ordered by each story's first item. */
export async function joinStories(items: readonly InboxItem[]): Promise<InboxItem[][]> {
  const stories = items.map((_, index) => index)
  const storyOf = (index: number): number => {
    let story = index
    while (stories[story] !== story) story = stories[story] ?? story
    return story
  }
  const join = (a: number, b: number) => {
    const [first, last] = [storyOf(a), storyOf(b)].sort((x, y) => x - y)
    if (first !== undefined && last !== undefined) stories[last] = first
  }

  for (const [a, b] of pairsOf(items.map(({ url }) => (url ? [toStoredAddress(url)] : [])))) join(a, b)
  const titles = await inTurns(items, ({ title }) => new Set(termsOf(title, '').counts.keys()))
  const texts = await inTurns(items, ({ text }) => shinglesOf(text.slice(0, textCharacters)))
  await inTurns(pairsOf(titles), ([a, b]) => {
    if (items[a]?.feedId === items[b]?.feedId || storyOf(a) === storyOf(b)) return
    if (isSameTitle(titles[a], titles[b]) || isSameText(texts[a], texts[b])) join(a, b)
  })

  const joined = new Map<number, InboxItem[]>()
  for (const [index, item] of items.entries()) {
    const story = storyOf(index)
    joined.set(story, [...(joined.get(story) ?? []), item])
  }
  return [...joined.values()]
}

/** Each pair of items that share a mark, once. */
function pairsOf(marks: readonly Iterable<string>[]): [number, number][] {
  const having = new Map<string, number[]>()
  for (const [index, own] of marks.entries())
    for (const mark of own) having.set(mark, [...(having.get(mark) ?? []), index])
  const pairs = new Map<number, [number, number]>()
  for (const indexes of having.values()) {
    if (indexes.length > maxTitles) continue
    for (const [place, a] of indexes.entries())
      for (const b of indexes.slice(place + 1)) pairs.set(a * marks.length + b, [a, b])
  }
  return [...pairs.values()]
}

function isSameTitle(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): boolean {
  const shared = [...a].filter((stem) => b.has(stem)).length
  return shared >= titleWords && shared / Math.min(a.size, b.size) >= titleShare
}

function isSameText(a: ReadonlySet<number> = new Set(), b: ReadonlySet<number> = new Set()): boolean {
  return similarityOfShingles(a, b) >= textShare
}
