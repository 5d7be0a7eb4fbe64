import { withoutEnd } from '#shared/text/end-of'

/** In UTF-8 bytes; leaves room for a number, an extension and the browser's additions below the file systems' 255. */
const maxBytes = 180
/** Windows device names, which no file there may have. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file name without extension that is valid on every system. Forbidden characters become hyphens, invisible ones are
 * removed, everything else stays. Pure.
 * @param fallback when nothing of the name is left
 */
export function safeFileName(name: string, fallback: string): string {
  const shown = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
  const plain = shown.replaceAll(/[/\\:*?"<>|]+/g, '-').replaceAll(/\s+/g, ' ')
  const cut = trimEnds(cutBytes(trimEnds(plain)))
  return cut === '' ? fallback : cut.replace(reserved, '_$1')
}

/** A leading dot hides a file; Windows drops a trailing dot or blank. */
function trimEnds(text: string): string {
  return withoutEnd(text.replace(/^[\s.-]+/, ''), /[\s.-]/)
}

/** Cuts between graphemes. */
function cutBytes(text: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    bytes += encoder.encode(segment).length
    if (bytes > maxBytes) break
    cut += segment
  }
  return cut
}
