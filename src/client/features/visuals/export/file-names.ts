/** Names of exported files, good on every system. Pure. */

const extensions = { png: 'png', jpeg: 'jpg', pdf: 'pdf', svg: 'svg' } as const
const fallback = 'Untitled Visual'
/** UTF-8 bytes, leaving room for a number, an ending and what a browser adds; file systems take 255. */
const mostBytes = 180
/** Devices of Windows, which no file there may be called. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * 'Name of visual.png', or 'Name of visual 2.png' for a page of several.
 * What no file name may hold becomes a hyphen, what does not show is left out, and everything else stays as it is.
 */
export function exportFileName(name: string, format: keyof typeof extensions, page?: number): string {
  const number = page === undefined ? '' : ` ${page}`
  return `${safeName(name)}${number}.${extensions[format]}`
}

function safeName(name: string): string {
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
  return text.replace(/^[\s.-]+/, '').replace(/[\s.-]+$/, '')
}

/** Whole characters, as people see them. */
function cutBytes(text: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    bytes += encoder.encode(segment).length
    if (bytes > mostBytes) break
    cut += segment
  }
  return cut
}
