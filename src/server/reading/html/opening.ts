/**
 * Many pages put an article's first paragraphs in a separate box, which Readability drops. Prose between the headline
 * and the first kept line is restored. A few lines there are a standfirst, often repeated below; they stay out, and so
 * do lists, which summarise an article.
 */
import { lengthOf } from '#shared/text/text-length'
import type { Block } from './to-text.ts'

const paragraphChars = 60
const openingChars = 300
/** The first kept line may not occur on the page as one line; then the next ones are tried. */
const triedBlocks = 4
const sentenceEnd = /[.!?…:。！？]["'”’»)\]]*$/

/**
 * @param page all blocks of the page, cleaned, in its order.
 * @param titles headlines as the page shows them.
 */
export function withOpening(kept: Block[], page: readonly Block[], titles: readonly string[]): Block[] {
  const start = placeOfFirst(kept, page)
  const isHeadline = (block: Block) => block.kind === 'heading' && titles.includes(block.text)
  const headline = page.slice(0, Math.max(0, start)).findLastIndex(isHeadline)
  if (headline < 0) return kept

  const known = new Set(kept.map((block) => block.text))
  const opening = page.slice(headline + 1, start).filter((block) => isProse(block) && !known.has(block.text))
  const chars = opening.reduce((sum, block) => sum + lengthOf(block.text), 0)
  return chars < openingChars ? kept : [...opening, ...kept]
}

function placeOfFirst(kept: readonly Block[], page: readonly Block[]): number {
  for (const block of kept.slice(0, triedBlocks)) {
    const place = page.findIndex((other) => other.text === block.text)
    if (place >= 0) return place
  }
  return -1
}

function isProse({ kind, text, linkShare }: Block): boolean {
  return kind === 'paragraph' && lengthOf(text) >= paragraphChars && linkShare < 0.3 && sentenceEnd.test(text)
}
