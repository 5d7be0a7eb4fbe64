/** A page's markup to an Article: decode, strip, read its metadata, clean, weigh, filter, judge. Pure, no network. */
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { Article } from '../article.ts'
import { settleLanguage } from '../language.ts'
import { decodePage } from './decode.ts'
import { findEmbeddedText } from './embedded-text.ts'
import { filterLines } from './line-filter.ts'
import { type PageMetadata, readMetadata } from './metadata.ts'
import { preClean } from './pre-clean.ts'
import { type PageScript, stripMarkup } from './strip-markup.ts'
import { type Block, joinBlocks, tidyLine, toBlocks } from './to-text.ts'
import { unwrapStreamed } from './unwrap-streamed.ts'
import { judge, keepsText } from './verdict.ts'
import { containerBlocks, preferWider } from './wide-container.ts'

const textLimit = 2_000_000
/** Under this many characters the cleaning is suspected and the page is weighed again as it came. */
const thinChars = 400
/** The DOM's text counts as cut when it is under this share of the body that the page declares as data. */
const declaredShare = 0.6

/**
 * Never throws for what a page contains; a page without an article says so in `status`, and then `text` is empty.
 * @param url where the page was found; relative addresses are resolved against it.
 */
export function extractArticle(html: string | Uint8Array, url: string, contentType = ''): Article {
  const source = typeof html === 'string' ? html : decodePage(html, contentType)
  const page = stripMarkup(source)
  const document = parsePage(page.html)
  const metadata = readMetadata(document, page.scripts, url)
  unwrapStreamed(document)
  const pageText = tidyLine(document.body?.textContent ?? '').slice(0, 5000)

  const text = findText(document, page, metadata)
  const declaredChars = metadata.declared?.body ? plain(metadata.declared.body).length : null
  const status = judge({
    url,
    title: metadata.title,
    text,
    pageText,
    hasPasswordField: /<input[^>]{0,300}type\s*=\s*["']?password/i.test(page.html),
    isLocked: metadata.declared?.isFree === false,
    declaredChars,
    isList: false,
  })
  return toArticle(metadata, keepsText(status) ? text : '', status)
}

function toArticle(metadata: PageMetadata, text: string, status: Article['status']): Article {
  return {
    title: metadata.title,
    byline: metadata.byline,
    published: metadata.published,
    siteName: metadata.siteName,
    language: settleLanguage(metadata.language, text),
    leadImage: metadata.leadImage,
    url: /^https?:/.test(metadata.canonicalUrl) ? metadata.canonicalUrl : null,
    text: text.slice(0, textLimit),
    status,
    truncated: text.length > textLimit,
  }
}

function parsePage(html: string): Document {
  const whole = /<body[\s>]/i.test(html) || /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`
  return parseHTML(whole).document as unknown as Document
}

/** The page's own text; then, where that is thin, the page uncleaned, its declared body, its data scripts. */
function findText(
  document: Document,
  page: { html: string; scripts: readonly PageScript[] },
  metadata: PageMetadata,
): string {
  preClean(document)
  const container = containerBlocks(document)
  let text = joinBlocks(filterLines(preferWider(weigh(document), container), metadata))
  if (text.length < thinChars) {
    const untouched = parsePage(page.html)
    unwrapStreamed(untouched)
    const uncleaned = joinBlocks(filterLines(weigh(untouched), metadata))
    if (uncleaned.length > text.length * 1.5) text = uncleaned
  }
  const declared = metadata.declared?.body ? plain(metadata.declared.body) : ''
  if (declared.length > thinChars / 2 && text.length < declared.length * declaredShare) text = declared
  if (text.length < thinChars) {
    const embedded = findEmbeddedText(page.scripts)
    const embeddedText = embedded ? plain(embedded) : ''
    if (embeddedText.length > text.length * 1.5) text = embeddedText
  }
  return text
}

function weigh(document: Document): Block[] {
  if (!document.body) return []
  const read = new Readability<Node>(document, { serializer: (node) => node, disableJSONLD: true }).parse()
  return read?.content ? toBlocks(read.content) : []
}

/** Text kept as data may be HTML or plain with line breaks. */
function plain(body: string): string {
  if (/<(?:p|br|div|h[1-6]|ul|li|strong|em|a)\b/i.test(body)) {
    return joinBlocks(toBlocks(parsePage(stripMarkup(body).html).body))
  }
  return body
    .split(/\r?\n\s*\r?\n|\r?\n(?=[^a-z])/)
    .map(tidyLine)
    .filter(Boolean)
    .join('\n\n')
}
