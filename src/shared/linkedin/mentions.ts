import type { Mention } from '#shared/rules/mentions'
import { partFeedText, partShownText } from './live-words.ts'

/**
 * Mentions in a post's text. The text has `@Name`, the post remembers which urn each name stands for (decision 0319),
 * and so whatever edits the text keeps a mention by keeping these letters.
 */

/** Where the text has them. */
export function findMentions(
  text: string,
  mentions: readonly Mention[],
): { start: number; end: number; mention: Mention }[] {
  if (mentions.length === 0) return []
  let start = 0
  return partFeedText(text, mentions).flatMap((piece) => {
    const end = start + piece.text.length
    const found = piece.kind === 'mention' ? [{ start, end, mention: piece.mention }] : []
    start = end
    return found
  })
}

/** The text as LinkedIn shows it: of a mention the name alone. */
export function feedText(text: string, mentions: readonly Mention[]): string {
  if (mentions.length === 0) return text
  return partShownText(text, mentions)
    .map((piece) => piece.text)
    .join('')
}

/**
 * Restores mentions in a rewritten text. Models tend to drop the `@` of a name; its first occurrence gets it back, unless
 * the name is still mentioned somewhere.
 */
export function keepMentions(before: string, after: string, mentions: readonly Mention[]): string {
  const used = new Set(findMentions(before, mentions).map(({ mention }) => mention))
  return [...used]
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((text, mention) => {
      const there = findMentions(text, mentions)
      if (there.some((each) => each.mention.name === mention.name)) return text
      const at = placeOfName(text, mention, mentions)
      return at < 0 ? text : `${text.slice(0, at)}@${text.slice(at)}`
    }, after)
}

/** Each place costs a pass over the text; no post has the letters of a name in more places before the name itself. */
const maxPlaces = 50

/** Where the text has the name as words of its own, outside other mentions, links and hashtags; -1 for nowhere. */
function placeOfName(text: string, mention: Mention, mentions: readonly Mention[]): number {
  let start = 0
  let tried = 0
  for (const { kind, text: piece } of partFeedText(text, mentions)) {
    if (kind === 'text') {
      for (let at = piece.indexOf(mention.name); at >= 0; at = piece.indexOf(mention.name, at + 1)) {
        if (tried === maxPlaces) return -1
        tried += 1
        const place = start + at
        const marked = `${text.slice(0, place)}@${text.slice(place)}`
        if (findMentions(marked, mentions).some((each) => each.start === place && each.mention === mention))
          return place
      }
    }
    start += piece.length
  }
  return -1
}

/** What a post remembers with those that are new; of two with one name the later. The oldest unused ones go first. */
export function mergeMentions(
  before: readonly Mention[],
  added: readonly Mention[],
  { text, most }: { text: string; most: number },
): Mention[] {
  const byName = new Map([...before, ...added].map((mention) => [mention.name, mention]))
  const all = [...byName.values()]
  if (all.length <= most) return all
  const used = new Set(findMentions(text, all).map(({ mention }) => mention))
  const unused = all.filter((mention) => !used.has(mention))
  const gone = new Set(unused.slice(0, all.length - most))
  return all.filter((mention) => !gone.has(mention)).slice(-most)
}
