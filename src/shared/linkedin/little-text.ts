import { type Mention, mentionLimits } from '#shared/rules/mentions'
import { partFeedText } from './live-words.ts'

/**
 * LinkedIn's "little text", the format of the publishing API's commentary. An unescaped reserved character silently
 * cuts the text off, so all handling of it is in this file.
 */

const reserved = /[\\|{}@[\]()<>#*_~]/g
const escaped = String.raw`\\([\\|{}@[\]()<>#*_~])`
const template = String.raw`\{hashtag\|\\#\|((?:\\.|[^\\}]){0,1000})\}`
const mentioned = String.raw`@\[((?:\\.|[^\\\]]){1,${2 * mentionLimits.nameCharacters}})\]\((urn:li:[\w:-]{1,${mentionLimits.urnCharacters}})\)`
const parts = new RegExp(`${template}|${mentioned}|${escaped}`, 'g')

/** The text as sent: hashtags and mentions in LinkedIn's syntax, everything else as the author wrote it. */
export function toCommentary(text: string, mentions: readonly Mention[]): string {
  return partFeedText(text, mentions)
    .map((piece) => {
      if (piece.kind === 'mention') return `@[${escapeLittleText(piece.mention.name)}](${piece.mention.urn})`
      if (piece.kind === 'hashtag') return `{hashtag|\\#|${escapeLittleText(piece.text.slice(1))}}`
      return piece.kind === 'link' ? escapeAddress(piece.text) : escapeLittleText(piece.text)
    })
    .join('')
}

/** What LinkedIn shows of a commentary. Only an address may differ from the author's text: see `toCommentary`. */
export function readCommentary(commentary: string): string {
  return partCommentary(commentary)
    .map(({ text }) => text)
    .join('')
}

/** What LinkedIn shows of a commentary, and whom its mentions lead to; null: plain text. */
export function partCommentary(commentary: string): { text: string; urn: string | null }[] {
  const pieces: { text: string; urn: string | null }[] = []
  let plain = ''
  let position = 0
  for (const { 0: part, 1: hashtag, 2: name, 3: urn, 4: character, index } of commentary.matchAll(parts)) {
    plain += commentary.slice(position, index)
    position = index + part.length
    if (name === undefined || urn === undefined) {
      plain += hashtag === undefined ? (character ?? '') : `#${withoutEscapes(hashtag)}`
      continue
    }
    pieces.push({ text: plain, urn: null }, { text: withoutEscapes(name), urn })
    plain = ''
  }
  pieces.push({ text: plain + commentary.slice(position), urn: null })
  return pieces.filter(({ text }) => text !== '')
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([\\|{}@[\]()<>#*_~])/g, '$1')
}

function escapeLittleText(text: string): string {
  return text.replace(reserved, '\\$&')
}

/**
 * Brackets in an address are encoded, which leads to the same page. An underscore stays: sources disagree on whether a
 * backslash before it ends up in the address, and one there would break the link.
 */
function escapeAddress(address: string): string {
  const encoded = address.replace(
    /[()[\]{}<>|\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return encoded.replace(/[@#*~]/g, '\\$&')
}
