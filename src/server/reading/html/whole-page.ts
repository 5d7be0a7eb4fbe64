import { dropHidden } from './drop-hidden.ts'
import { parsePage } from './parse-page.ts'
import { stripMarkup } from './strip-markup.ts'
import { type Block, toBlocks } from './to-text.ts'

/**
 * All that a piece of markup shows, from top to bottom: for what is no web page with an article in it, such as an
 * e-mail or the chapter of a book.
 */
export function readWholePage(html: string): Block[] {
  const page = stripMarkup(html)
  const document = parsePage(page.html)
  dropHidden(document, page.styles)
  return toBlocks(document.body)
}
