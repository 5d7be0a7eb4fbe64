import type { LeftOutCounter } from '../left-out.ts'
import { dropHidden } from './drop-hidden.ts'
import { parsePage } from './parse-page.ts'
import { stripMarkup } from './strip-markup.ts'
import { type Block, leftOutOf, toBlocks } from './to-text.ts'

/**
 * All that a piece of markup shows, from top to bottom: for what is no web page with an article in it, such as an
 * e-mail or the chapter of a book.
 */
export function readWholePage(html: string): { blocks: Block[]; leftOut: LeftOutCounter } {
  const page = stripMarkup(html)
  const document = parsePage(page.html)
  const hiddenTexts = dropHidden(document, page.styles)
  const blocks = toBlocks(document.body)
  const leftOut = leftOutOf(blocks)
  leftOut.count('hiddenTexts', hiddenTexts)
  return { blocks, leftOut }
}
