import { withoutEnd } from '#shared/text/end-of'

/** UTF-8 bytes, leaving room for a number, an ending and what a browser adds; file systems take 255. */
const maxBytes = 180
/** Devices of Windows, which no file there may be called. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A name without its ending, good on every system. What no file name may hold becomes a hyphen, what does not show is
 * left out, and everything else stays as it is. Pure.
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

/** A leading dot hides a file, a trailing dot or blank is lost on Windows. */
function trimEnds(text: string): string {
  return withoutEnd(text.replace(/^[\s.-]+/, ''), /[\s.-]/)
}

/** Whole characters, as people see them. */
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
