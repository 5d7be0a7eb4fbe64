import { decodeHTML } from 'entities'
import { cutText } from '#shared/linkedin/cut'
import { withoutElements } from '../markup/plain-markup.ts'

/** An unclosed one too, up to the next or the end. */
const tag = /<[/!]?[a-z[-][^<>]*>?/gi
const breakingTag = /<\/?(?:p|div|br|li|h[1-6]|tr|blockquote|ul|ol|figure|figcaption|table|section)\b[^<>]*>/gi
const looksLikeMarkup = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]+);/i
/** Markup is cut to this length before it is parsed; real texts are shorter. */
const markupCharacters = 100_000

/**
 * The words of HTML. Feeds often escape it twice, so what still looks like markup is read once more.
 * @param maxCharacters of the outcome
 */
export function plainText(html: string | undefined, maxCharacters: number): string {
  const once = withoutMarkup((html ?? '').slice(0, markupCharacters))
  const text = looksLikeMarkup.test(once) ? withoutMarkup(once) : once
  return cutText(text.replace(/\s+/g, ' ').trim(), maxCharacters)
}

function withoutMarkup(html: string): string {
  const words = html.includes('<')
    ? withoutElements(html, ['script', 'style']).replace(breakingTag, ' ').replace(tag, '')
    : html
  return words.includes('&') ? decodeHTML(words) : words
}
