/** Facts only in the visible page: elements marked as author or date, and the lines around the headline. */
import { looksLikeNames } from './byline.ts'
import { isDateLine } from './dates.ts'
import { type Block, tidyLine, toBlocks } from './to-text.ts'

export interface VisibleFacts {
  /** Elements that may name the author, best kind first, each kind in page order. */
  authors: Element[][]
  /** Elements with a class or id about dates. */
  dates: Element[]
  times: Element[]
  /** Short lines a reader sees just above and below the headline, top to bottom. */
  lines: string[]
  /** Author labels anywhere on the page: `Author: Ada Lake`. */
  labelled: string[]
  /** Lines with only a name after a long paragraph, without a further paragraph below. */
  closing: string[]
  /** Short lines anywhere on the page that hold nothing but a date. */
  dateLines: string[]
}

const authorsPerKind = 12
/** A portrait in an aside, believed only where nothing else names the author. */
const besideTheText = 5
const datesLimit = 60
const labelChars = 120
const authorLabel = /^(?:autor(?:in)?(?:en)?|authors?|text|auteurs?|written by|story by|contributors?)\s*:/i
/** Longer ones are prose. */
export const lineChars = 400
/** A label alone on its line: the name is on the next. */
const nameFollows = /^(?:(?:written|posted|story) )?(?:by|von|par|por)\s*:?$/i
const closedChars = 150
const dashes = /^[–—-]+\s*/

/** Walks the page once, skipping content outside the article: asides, comments, the page's foot. */
export function readVisibleFacts(document: Document, title: string): VisibleFacts {
  const facts: VisibleFacts = {
    authors: [[], [], [], [], [], []],
    dates: [],
    times: [],
    lines: [],
    labelled: [],
    closing: [],
    dateLines: [],
  }
  if (!document.body) return facts
  visit(document.body, facts, false)
  facts.authors[besideTheText]?.push(...[...document.querySelectorAll('aside [rel~="author"]')].slice(0, 1))
  const blocks = toBlocks(document.body)
  facts.lines = linesAroundHeadline(document, blocks, title)
  const short = blocks.map((block) => block.text).filter((line) => line.length < labelChars)
  facts.labelled = short.filter((line) => authorLabel.test(line))
  facts.closing = closingNames(blocks)
  facts.dateLines = short.filter((line) => isDateLine(line))
  return facts
}

/** @param isElsewhere inside of what speaks of another day: a quotation, an embedded post, an event */
function visit(parent: Element, facts: VisibleFacts, isElsewhere: boolean): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== 1) continue
    const element = child as Element
    const names = namesOf(element)
    if (isAside(element, names)) continue
    const kind = authorKind(element, names)
    const sameKind = kind === null ? undefined : facts.authors[kind]
    if (sameKind && sameKind.length < authorsPerKind) sameKind.push(element)
    const isOfOther = isElsewhere || speaksOfOtherDay(element, names)
    if (!isOfOther) noteDay(element, names, facts)
    visit(element, facts, isOfOther)
  }
}

function noteDay(element: Element, names: string, facts: VisibleFacts): void {
  if (facts.dates.length < datesLimit && /date|datum|publi|posted|meta|time/.test(names)) facts.dates.push(element)
  if (element.tagName === 'TIME' || has(element, 'itemprop', 'datePublished')) facts.times.push(element)
}

const otherDays = new Set(['BLOCKQUOTE', 'FIGURE'])

function speaksOfOtherDay(element: Element, names: string): boolean {
  if (otherDays.has(element.tagName)) return true
  if (/event/i.test(element.getAttribute('itemtype') ?? '')) return true
  return /(?:^|[\s_-])(?:embed(?:ded)?|tweets?|event)(?:$|[\s_-])/.test(names) && element.tagName !== 'BODY'
}

/** What its makers call an element. */
function namesOf(element: Element): string {
  return ['class', 'id', 'data-testid']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .toLowerCase()
}

const asideTags = new Set(['ASIDE', 'FOOTER', 'NAV'])

function isAside(element: Element, names: string): boolean {
  return asideTags.has(element.tagName) || (/comment|related/.test(names) && element.tagName !== 'BODY')
}

/** How surely an element names the author: 0 is best, null is not at all. */
function authorKind(element: Element, names: string): number | null {
  if (has(element, 'rel', 'author') || has(element, 'itemprop', 'author')) return 0
  if (/(?:author|byline)[-_]*name/.test(names)) return 1
  if (element.tagName === 'A' && (isAuthorLink(element.getAttribute('href') ?? '') || followsBy(element))) return 2
  if (element.tagName === 'ADDRESS' || /(?:^|\s)(?:author|byline|autor|submitted)(?:\s|$)/.test(names)) return 3
  return /byline|author|autor|auteur|verfasser|redakteur/.test(names) ? 4 : null
}

/** `By <a>Ada Lake</a>`: the words that open a byline, and nothing else before the link. */
function followsBy(link: Element): boolean {
  const before = link.previousSibling
  return (
    before?.nodeType === 3 &&
    !before.previousSibling &&
    /^\s*(?:(?:written|posted|story|words|text) )?(?:by|von|par|por|di)(?:\s*:)?\s*$/i.test(before.nodeValue ?? '')
  )
}

function isAuthorLink(href: string): boolean {
  return /\/(?:authors?|autor|autoren|autore?s|auteurs?|profile|contributors?|columnists?|journalists?|writers?|reporters?|redakteur\w*)\//i.test(
    href,
  )
}

function has(element: Element, attribute: string, word: string): boolean {
  return element.getAttribute(attribute)?.split(/\s+/).includes(word) ?? false
}

function linesAroundHeadline(document: Document, blocks: readonly Block[], title: string): string[] {
  const headlines = [document.querySelector('h1')?.textContent ?? '', title].map(tidyLine).filter(Boolean)
  const at = headlines
    .map((headline) =>
      blocks.findIndex(({ text }) => text.length < headline.length + lineChars && tidyLine(text) === headline),
    )
    .find((index) => index >= 0)
  const near = at === undefined ? blocks.slice(0, 30) : blocks.slice(Math.max(0, at - 4), at + 16)
  const lines = near
    .filter((block) => !block.inFigure)
    .map((block) => block.text)
    .filter((line) => line.length < lineChars)
  return lines.map((line, index) => (nameFollows.test(line) ? `${line} ${lines[index + 1] ?? ''}` : line))
}

function closingNames(blocks: readonly Block[]): string[] {
  const isLong = (block: Block | undefined) => block !== undefined && block.text.length > closedChars
  return blocks
    .filter((block, at) => block.linkShare < 0.5 && isLong(blocks[at - 1]) && !isLong(blocks[at + 1]))
    .map((block) => block.text.replace(dashes, ''))
    .filter((line) => isFullName(line))
}

function isFullName(line: string): boolean {
  const words = line.split(' ').length
  return words >= 2 && words <= 4 && looksLikeNames(line) && line !== line.toUpperCase() && !isDateLine(line)
}
