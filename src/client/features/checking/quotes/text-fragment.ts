import { parseAddress } from '#shared/text/parse-address'

/** Longer texts are given by their first and last words: a page need not have the rest in one piece. */
const longest = 8
const atEachEnd = 4

/**
 * The address that opens a page at these words, where the browser finds them there; null for an address that is no page.
 * As the text fragments of WICG's scroll-to-text-fragment say: hyphens, commas and ampersands are signs of their own.
 */
export function addressOfText(page: string | null, text: string): string | null {
  const url = parseAddress(page ?? '')
  if (!url || !/^https?:$/u.test(url.protocol)) return null
  const words = trimmed(text).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return url.href
  const parts = words.length <= longest ? [words] : [words.slice(0, atEachEnd), words.slice(words.length - atEachEnd)]
  const directive = parts.map((part) => encode(trimmed(part.join(' ')))).join(',')
  const [place = ''] = url.hash.slice(1).split(':~:')
  url.hash = ''
  return `${url.href}#${place}:~:text=${directive}`
}

/** Without the marks around it, which pages often have in another form than their text. */
function trimmed(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')
}

function encode(words: string): string {
  return encodeURIComponent(words).replaceAll('-', '%2D')
}
