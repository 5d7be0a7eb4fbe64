import { decodePage } from '../html/decode.ts'
import { extractArticle } from '../html/extract.ts'
import { joinBlocks } from '../html/to-text.ts'
import { readWholePage } from '../html/whole-page.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { TextCollector } from './text-collector.ts'

/** Base address for a saved page, which has no fetchable one. */
const nowhere = 'saved.invalid'

/**
 * Reads a web page saved or exported as a file, without fetching anything. If no article is found, all of its text is
 * used: the author chose the file.
 * @throws AppError NO_TEXT for a wall that was saved instead of the article
 */
export function readPage(markup: Uint8Array | string): Found {
  const html = typeof markup === 'string' ? markup : decodePage(markup, '')
  const article = extractArticle(html, `https://${nowhere}/page.html`)
  if (article.status === 'consent') throw documentFailure('NO_TEXT', 'a consent or sign-in page')
  const collector = new TextCollector()
  const whole = article.text === '' ? readWholePage(html) : null
  collector.add(whole ? joinBlocks(whole.blocks) : article.text)
  collector.leftOut.add(whole ? whole.leftOut.toLeftOut() : article.leftOut)
  return {
    ...collector.found(article.truncated),
    metadataTitle: article.title,
    language: article.language ?? undefined,
    byline: article.byline,
    published: article.published,
    siteName: article.siteName === nowhere ? null : article.siteName,
  }
}

/** All that a piece of markup shows, where it is a part of a document and no page with surroundings. */
export function readMarkup(bytes: Uint8Array): Found {
  const collector = new TextCollector()
  const { blocks, leftOut } = readWholePage(decodePage(bytes, ''))
  collector.add(joinBlocks(blocks))
  collector.leftOut.add(leftOut.toLeftOut())
  return collector.found()
}
