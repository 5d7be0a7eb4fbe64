import type { LeftOutCounter } from '../left-out.ts'
import { dropHidden } from './drop-hidden.ts'
import { parsePage } from './parse-page.ts'
import { stripMarkup } from './strip-markup.ts'
import { type Block, leftOutOf, toBlocks } from './to-text.ts'

/**
 * All visible text of some markup, from top to bottom: for markup that is not a web page with an article, such as an
 * email or a book's chapter.
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
