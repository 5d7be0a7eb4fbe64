import type { Mention } from '#shared/rules/mentions'

/** A piece of a post, and what LinkedIn makes of it. A mention's text has the @ that LinkedIn leaves out. */
export type FeedPiece =
  | { kind: 'text' | 'hashtag' | 'link'; text: string }
  | { kind: 'mention'; text: string; mention: Mention }

const hashtag = '(?<![\\p{L}\\p{N}_#&])#(?=[\\p{N}_]*\\p{L})[\\p{L}\\p{M}\\p{N}_]+'
const address = '(?<![\\p{L}\\p{N}_@.])(?:https?:\\/\\/|www\\.)[^\\s<>«»“”]*[^\\s<>«»“”.,;:!?)\\]}\'"’…]'
const bareAddress =
  '(?<![\\p{L}\\p{N}_@.#-])(?:[a-z0-9][a-z0-9-]*\\.)+(?:com|org|net|info|io|eu|de|at|ch|fr|es|it|pt|uk|ai|co|dev|app)(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])(?:\\/[^\\s<>«»“”]*[^\\s<>«»“”.,;:!?)\\]}\'"’…])?'
const live = new RegExp(`(?<hashtag>${hashtag})|(?:${address}|${bareAddress})`, 'giu')

/**
 * Splits a post into hashtags, addresses that become links, its mentions, and the text between. Joined, the pieces are
 * the text. Where two overlap, the one that begins first counts.
 */
export function partFeedText(text: string, mentions: readonly Mention[] = []): FeedPiece[] {
  const pieces: FeedPiece[] = []
  let position = 0
  for (const { start, piece } of inOrder(liveWords(text), mentionsIn(text, mentions))) {
    if (start < position) continue
    if (start > position) pieces.push({ kind: 'text', text: text.slice(position, start) })
    pieces.push(piece)
    position = start + piece.text.length
  }
  if (position < text.length) pieces.push({ kind: 'text', text: text.slice(position) })
  return pieces
}

/** Its pieces as LinkedIn shows them: of a mention the name alone. Joined, they are what readers see. */
export function partShownText(text: string, mentions: readonly Mention[]): FeedPiece[] {
  return partFeedText(text, mentions).map((piece) =>
    piece.kind === 'mention' ? { ...piece, text: piece.mention.name } : piece,
  )
}

interface Placed {
  start: number
  piece: FeedPiece
}

function inOrder(words: Placed[], mentions: Placed[]): Placed[] {
  return mentions.length === 0 ? words : [...words, ...mentions].sort((a, b) => a.start - b.start)
}

function liveWords(text: string): Placed[] {
  return Array.from(text.matchAll(live), ({ 0: found, index, groups }) => ({
    start: index,
    piece: { kind: groups?.hashtag ? 'hashtag' : 'link', text: found },
  }))
}

/** Of names that begin alike, the longest. */
function mentionsIn(text: string, mentions: readonly Mention[]): Placed[] {
  const longestFirst = mentions
    .filter(({ name }) => text.includes(`@${name}`))
    .sort((a, b) => b.name.length - a.name.length)
  if (longestFirst.length === 0) return []
  const found: Placed[] = []
  let end = -1
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(end, at + 1))) {
    if (at !== end && isInMailAddress(text, at)) continue
    const mention = longestFirst.find(
      ({ name }) => text.startsWith(name, at + 1) && endsWord(text, at + 1 + name.length),
    )
    if (!mention) continue
    end = at + 1 + mention.name.length
    found.push({ start: at, piece: { kind: 'mention', text: text.slice(at, end), mention } })
  }
  return found
}

function isInMailAddress(text: string, at: number): boolean {
  return /[\w.%+-]/.test(text.charAt(at - 1))
}

/** Where scripts write no spaces between words, a name may end anywhere. */
const spaceless =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}]'
const betweenWords = new RegExp(`^(?:${spaceless}.|.${spaceless})$`, 'su')

function endsWord(text: string, at: number): boolean {
  if (at >= text.length) return true
  const next = String.fromCodePoint(text.codePointAt(at) ?? 0)
  if (/[\p{M}\u200D]/u.test(next)) return false
  const around = lastCharacter(text, at) + next
  return !/^[\p{L}\p{N}\p{M}_][\p{L}\p{N}_]$/u.test(around) || betweenWords.test(around)
}

function lastCharacter(text: string, end: number): string {
  const code = text.codePointAt(end - 2) ?? 0
  return code > 0xffff ? String.fromCodePoint(code) : text.charAt(end - 1)
}
