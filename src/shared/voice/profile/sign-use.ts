/** How often an author's posts use a sign, an emoji, a hashtag or a list. */

export const signNames = [
  'questions',
  'exclamations',
  'dashes',
  'colons',
  'semicolons',
  'ellipses',
  'brackets',
  'lists',
] as const

export type SignName = (typeof signNames)[number]
export type Frequency = 'often' | 'seldom' | 'never'

export interface TagUse {
  /** The middle of the counts of all posts. */
  perPost: number
  /** The ones in most posts. */
  favourites: string[]
}

const patterns: Readonly<Record<SignName, RegExp>> = {
  questions: /\?/,
  exclamations: /!/,
  dashes: /[–—]|(?<=\S )-(?= \S)/,
  colons: /:(?=\s|$)/m,
  semicolons: /;/,
  ellipses: /…|\.{3}/,
  brackets: /[([]/,
  lists: /^[ \t]{0,8}(?:[•▪◦‣●■→➡✓✔✅👉*-]|\d{1,2}[.)])\uFE0F?[ \t]+\S/mu,
}

const emojis = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu
const hashtags = /#[\p{L}\p{N}_]{2,100}/gu
/** Bullets and marks of trade that count as pictures in Unicode. */
const noEmoji = /^[©®™▪◾→↔➡✓✔‼⁉]/u

const often = 0.4
const favouriteTags = 5
/** Fewer posts say nothing of what someone never does. */
const sureOfNever = 5

/** By the share of posts that have it; what too few posts to say so never have is left out. */
export function measureSigns(posts: readonly string[]): Partial<Record<SignName, Frequency>> {
  const found: Partial<Record<SignName, Frequency>> = {}
  for (const name of signNames) {
    const share = posts.filter((post) => patterns[name].test(post)).length / posts.length
    if (share >= often) found[name] = 'often'
    else if (share > 0) found[name] = 'seldom'
    else if (posts.length >= sureOfNever) found[name] = 'never'
  }
  return found
}

export function measureEmoji(posts: readonly string[]): TagUse {
  return measureTags(posts.map((post) => (post.match(emojis) ?? []).filter((found) => !noEmoji.test(found))))
}

export function measureHashtags(posts: readonly string[]): TagUse {
  return measureTags(posts.map((post) => post.match(hashtags) ?? []))
}

function measureTags(lists: readonly (readonly string[])[]): TagUse {
  const counts = lists.map((list) => list.length).sort((a, b) => a - b)
  const posts = new Map<string, { tag: string; posts: number }>()
  for (const list of lists) {
    const seen = new Map(list.map((tag) => [tag.toLowerCase(), tag]))
    for (const [key, tag] of seen) {
      const known = posts.get(key)
      posts.set(key, { tag: known && known.tag > tag ? known.tag : tag, posts: (known?.posts ?? 0) + 1 })
    }
  }
  const favourites = [...posts.values()]
    .filter((each) => each.posts > 1)
    .sort((a, b) => b.posts - a.posts || (a.tag < b.tag ? -1 : 1))
  return {
    perPost: counts[Math.floor(counts.length / 2)] ?? 0,
    favourites: favourites.slice(0, favouriteTags).map(({ tag }) => tag),
  }
}
