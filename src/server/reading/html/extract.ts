/** A page's markup to an Article: decode, strip, read its metadata, clean, weigh, filter, judge. Pure, no network. */

import { lengthOf } from '#shared/text/text-length'
import type { Article, ArticleStatus, Obstacle } from '../article.ts'
import { settleLanguage } from '../language.ts'
import { decodePage } from './decode.ts'
import { dropHidden } from './drop-hidden.ts'
import { declaredText, findText } from './find-text.ts'
import { countLinkedHeadlines, isListPage } from './list-page.ts'
import { type PageMetadata, readMetadata } from './metadata.ts'
import { findNextPage } from './next-page.ts'
import { parsePage } from './parse-page.ts'
import { stripMarkup } from './strip-markup.ts'
import { tidyLine, toBlocks } from './to-text.ts'
import { unwrapStreamed } from './unwrap-streamed.ts'
import { asksToSubscribe, isArticleMarkup, judge, keepsText } from './verdict.ts'
import { withoutWalls } from './walls/without-walls.ts'

const textLimit = 2_000_000
const titleChars = 500
const pageTextChars = 5000

/**
 * Never throws for any page content; for a page without an article `status` says so and `text` is empty.
 * @param url the page's address; base for relative addresses
 */
export function extractArticle(html: string | Uint8Array, url: string, contentType = ''): Article {
  const raw = typeof html === 'string' ? html : decodePage(html, contentType)
  const source = raw.replaceAll('\0', '')
  const page = stripMarkup(source)
  const document = parsePage(page.html)
  const metadata = readMetadata(document, page.scripts, url)
  if (!isArticleMarkup(raw)) return toArticle(metadata, '', 'unsupported', null)

  unwrapStreamed(document)
  const pageText = tidyLine((document.body?.textContent ?? '').slice(0, 4 * pageTextChars)).slice(0, pageTextChars)
  const linkedHeadlines = countLinkedHeadlines(document)
  const isLocked = metadata.declared?.isFree === false
  const lockedChars = isLocked ? lockedText(document, metadata.declared?.lockedParts ?? []) : 0
  const isAskedToSubscribe = isLocked && asksToSubscribe(document.body?.textContent ?? '')
  const nextPage = findNextPage(document, url)
  const hiddenTexts = dropHidden(document, page.styles)
  const pageLines = document.body ? toBlocks(document.body).map((block) => block.text) : []
  const chosen = findText(document, page, metadata)
  chosen.leftOut.count('hiddenTexts', hiddenTexts)
  const found = withoutWalls(chosen.text, pageLines)
  const { text } = found
  const { status, obstacle } = judge({
    ...found,
    length: lengthOf(text),
    url,
    title: metadata.title.slice(0, titleChars),
    headings: metadata.headings,
    pageText,
    pageLines,
    source,
    noscript: page.noscript,
    isArticle: metadata.isArticle || metadata.published !== null,
    hasPasswordField: /<input[^>]{0,300}type\s*=\s*["']?password/i.test(page.html),
    isLocked,
    lockedChars,
    asksToSubscribe: isAskedToSubscribe,
    declaredWords: metadata.declared?.wordCount ?? 0,
    declaredChars: declaredText(metadata).length,
    isList: isListPage(linkedHeadlines, text, metadata),
  })
  const article = toArticle(metadata, keepsText(status) ? text : '', status, obstacle)
  const leftOut = keepsText(status) ? chosen.leftOut.toLeftOut() : undefined
  return { ...article, ...(leftOut && { leftOut }), ...(nextPage !== null && !obstacle && { nextPage }) }
}

/** Characters in the elements that the page declares locked; its selector may be invalid. */
function lockedText(document: Document, selectors: readonly string[]): number {
  try {
    const parts = selectors
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .filter((part) => part !== document.body && part !== document.documentElement)
    return Math.max(0, ...parts.map((part) => tidyLine(part.textContent ?? '').length))
  } catch {
    return 0 // Not a selector: then nothing is known of the locked part.
  }
}

function toArticle(metadata: PageMetadata, text: string, status: ArticleStatus, obstacle: Obstacle | null): Article {
  return {
    title: metadata.title.slice(0, titleChars),
    byline: metadata.byline,
    published: metadata.published,
    siteName: metadata.siteName,
    language: settleLanguage(metadata.language, text),
    leadImage: metadata.leadImage,
    url: /^https?:/.test(metadata.canonicalUrl) ? metadata.canonicalUrl : null,
    text: text.slice(0, textLimit),
    status,
    truncated: text.length > textLimit,
    ...(obstacle && { obstacle }),
  }
}
