import { partFeedText } from './live-words.ts'

/**
 * LinkedIn's "little text", the format of the publishing API's commentary. A character with a meaning of its own that is
 * not escaped cuts the text off there without a word, so everything about it stands in this one file.
 */

const reserved = /[\\|{}@[\]()<>#*_~]/g
const hashtagOrEscaped = /\{hashtag\|\\#\|((?:\\.|[^\\}]){0,1000})\}|\\([\\|{}@[\]()<>#*_~])/g

/** The text as it is sent: hashtags as LinkedIn writes them, everything else as the author does. */
export function toCommentary(text: string): string {
  return partFeedText(text)
    .map(({ kind, text: piece }) => {
      if (kind === 'hashtag') return `{hashtag|\\#|${escapeLittleText(piece.slice(1))}}`
      return kind === 'link' ? escapeAddress(piece) : escapeLittleText(piece)
    })
    .join('')
}

/** What LinkedIn shows of a commentary. Only an address may differ from the author's text: see `toCommentary`. */
export function readCommentary(commentary: string): string {
  return commentary.replace(hashtagOrEscaped, (_, hashtag: string | undefined, character: string | undefined) =>
    hashtag === undefined ? (character ?? '') : `#${readCommentary(hashtag)}`,
  )
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
