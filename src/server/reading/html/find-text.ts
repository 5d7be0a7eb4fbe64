/** The article's text, from the best of the places where pages keep it. */
import { Readability } from '@mozilla/readability'
import { lengthOf } from '#shared/text/text-length'
import { LeftOutCounter } from '../left-out.ts'
import { LetterLine } from '../letters/letter-line.ts'
import { dropHidden } from './drop-hidden.ts'
import { findEmbeddedText } from './embedded-text.ts'
import { filterLines } from './line-filter.ts'
import type { PageMetadata } from './metadata.ts'
import { withOpening } from './opening.ts'
import { parsePage } from './parse-page.ts'
import { preClean } from './pre-clean.ts'
import { dropSecondArticles } from './second-articles.ts'
import { type StrippedPage, stripMarkup } from './strip-markup.ts'
import { type Block, decodeEntities, joinBlocks, leftOutOf, tidyLine, toBlocks } from './to-text.ts'
import { unwrapStreamed } from './unwrap-streamed.ts'
import { withWholeSections } from './whole-sections.ts'
import { containerBlocks, preferWider } from './wide-container.ts'

/** Under this length the cleaning is suspected and the page is weighed again as it came. */
const thinChars = 400
/** The DOM's text counts as cut when it is under this share of the body that the page declares as data. */
const declaredShare = 0.6
/** Another place must hold this much more to be believed over the page itself. */
const clearlyMore = 1.5

/** The text that was chosen, and what was left out of it. */
export interface FoundText {
  text: string
  leftOut: LeftOutCounter
}

/**
 * The page's own text; then, where that is thin, the page uncleaned, its declared body, its data scripts.
 * Takes `document` apart.
 */
export function findText(document: Document, page: StrippedPage, metadata: PageMetadata): FoundText {
  const otherArticles = dropSecondArticles(document, metadata.title)
  preClean(document)
  const container = containerBlocks(document)
  const all = toBlocks(document.documentElement)
  const weighed = withOpening(preferWider(weigh(document), container), all, [metadata.title, ...metadata.headings])
  let found = textOf(withWholeSections(filterLines(weighed, metadata), all))
  if (lengthOf(found.text) < thinChars) {
    const uncleaned = uncleanedText(page, metadata)
    if (uncleaned.text.length > found.text.length * clearlyMore) found = uncleaned
  }
  const declared = readDeclared(metadata)
  if (isCut(found.text, declared.text)) found = declared
  if (lengthOf(found.text) < thinChars) {
    const embedded = dataToText(findEmbeddedText(page.scripts) ?? '')
    if (embedded.text.length > found.text.length * clearlyMore) found = embedded
  }
  found.leftOut.count('otherArticles', otherArticles)
  return found
}

function textOf(blocks: readonly Block[]): FoundText {
  return { text: joinBlocks(blocks), leftOut: leftOutOf(blocks) }
}

function uncleanedText(page: StrippedPage, metadata: PageMetadata): FoundText {
  const untouched = parsePage(page.html)
  unwrapStreamed(untouched)
  dropHidden(untouched, page.styles)
  dropSecondArticles(untouched, metadata.title)
  return textOf(filterLines(weigh(untouched), metadata))
}

function isCut(text: string, declared: string): boolean {
  return declared.length > thinChars / 2 && text.length < declared.length * declaredShare
}

/** The article body that the page declares as data; empty if missing. */
export function declaredText(metadata: PageMetadata): string {
  return readDeclared(metadata).text
}

function readDeclared(metadata: PageMetadata): FoundText {
  return dataToText(metadata.declared?.body ?? '')
}

function weigh(document: Document): Block[] {
  if (!document.body) return []
  dropNames(document.body)
  const read = new Readability<Node>(document, { serializer: (node) => node, disableJSONLD: true }).parse()
  return read?.content ? toBlocks(read.content) : []
}

const namesSayNothing = new Set(
  'A ABBR B BDI BDO CITE CODE EM FONT H1 H2 H3 H4 H5 H6 I LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
)

/**
 * Readability drops elements named `header...`, `...-banner` and the like; on a heading or an inline element such a
 * name means nothing.
 */
function dropNames(parent: Element): void {
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    if (namesSayNothing.has(child.tagName)) {
      child.removeAttribute('class')
      child.removeAttribute('id')
    }
    dropNames(child)
  }
}

const markup = /<(?:p|br|div|h[1-6]|ul|li|strong|em|a)\b/i

function decodedMarkup(body: string): string {
  return markup.test(body) ? body : decodeEntities(body)
}

/** Text from data may be HTML, HTML with its tags encoded once more, or plain with line breaks. */
function dataToText(body: string): FoundText {
  const data = decodedMarkup(body)
  if (markup.test(data)) return textOf(toBlocks(parsePage(stripMarkup(data).html).body))
  const paragraphs = data.split(/\r?\n\s*\r?\n|\r?\n(?=[^a-z])/)
  const leftOut = new LeftOutCounter()
  const lines = paragraphs.map((paragraph) => {
    const line = new LetterLine()
    line.add(paragraph)
    return tidyLine(line.toText(leftOut))
  })
  return { text: lines.filter(Boolean).join('\n\n'), leftOut }
}
