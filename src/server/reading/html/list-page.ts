/** Front pages and lists of articles have text but no article: many headlines that lead elsewhere, little prose. */

import { lengthOf } from '#shared/text/text-length'
import { isFrontPage, type PageMetadata } from './metadata.ts'

const headlinesOfList = 8
const paragraphChars = 300
const paragraphsOfArticle = 3

/** How many headings of the page are links. Wants the document as it came. */
export function countLinkedHeadlines(document: Document): number {
  const found = new Set<Element>()
  for (const heading of document.querySelectorAll('h2, h3')) {
    if (heading.parentElement?.closest('a[href]')) found.add(heading)
    for (const link of heading.querySelectorAll('a[href]')) found.add(link)
  }
  return found.size
}

/** A page that calls itself an article or names its day is one, however much it links. */
export function isListPage(linkedHeadlines: number, text: string, metadata: PageMetadata): boolean {
  if (metadata.isArticle || (metadata.published && !isFrontPage(metadata.canonicalUrl))) return false
  const paragraphs = text.split('\n\n').filter((paragraph) => lengthOf(paragraph) >= paragraphChars)
  return linkedHeadlines >= headlinesOfList && paragraphs.length < paragraphsOfArticle
}
