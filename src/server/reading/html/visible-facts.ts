/** What only the visible page tells: elements marked as author or date, and the lines around the headline. */
import { looksLikeNames, openingWords, toByline } from './byline.ts'
import { tidyLine, toBlocks } from './to-text.ts'

export interface VisibleFacts {
  /** Elements that may name the author, best kind first, each kind in page order. */
  authors: Element[][]
  /** Elements whose class or id speaks of a date. */
  dates: Element[]
  times: Element[]
  /** Short lines a reader sees just above and below the headline, top to bottom. */
  lines: string[]
}

const authorsPerKind = 12
const datesLimit = 60
const bylineChars = 90
const lineChars = 400

/** One walk over the page, leaving out what is not the article's own: asides, comments, the foot of the page. */
export function readVisibleFacts(document: Document): VisibleFacts {
  const facts: VisibleFacts = { authors: [[], [], [], [], []], dates: [], times: [], lines: [] }
  if (!document.body) return facts
  visit(document.body, facts)
  facts.lines = linesAroundHeadline(document)
  return facts
}

export function findVisibleByline(facts: VisibleFacts): string | null {
  for (const element of facts.authors.flat()) {
    const name = namesIn(firstLine(element))
    if (name) return name
  }
  for (const line of facts.lines) {
    const name = openingWords.test(line) ? namesIn(line) : null
    if (name) return name
  }
  return null
}

function visit(parent: Element, facts: VisibleFacts): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== 1) continue
    const element = child as Element
    const names = `${element.getAttribute('class') ?? ''} ${element.id}`.toLowerCase()
    if (isAside(element, names)) continue
    const kind = authorKind(element, names)
    const sameKind = kind === null ? undefined : facts.authors[kind]
    if (sameKind && sameKind.length < authorsPerKind) sameKind.push(element)
    if (facts.dates.length < datesLimit && /date|datum|publi|posted|meta|time/.test(names)) facts.dates.push(element)
    if (element.tagName === 'TIME' || has(element, 'itemprop', 'datePublished')) facts.times.push(element)
    visit(element, facts)
  }
}

const asideTags = new Set(['ASIDE', 'FOOTER', 'NAV'])

function isAside(element: Element, names: string): boolean {
  return asideTags.has(element.tagName) || (/comment|related/.test(names) && element.tagName !== 'BODY')
}

/** How surely an element names the author: 0 is best, null is not at all. */
function authorKind(element: Element, names: string): number | null {
  if (has(element, 'rel', 'author') || has(element, 'itemprop', 'author')) return 0
  if (/(?:author|byline)[-_]*name/.test(names)) return 1
  if (element.tagName === 'A' && isAuthorLink(element.getAttribute('href') ?? '')) return 2
  if (element.tagName === 'ADDRESS' || /(?:^|\s)(?:author|byline|autor)(?:\s|$)/.test(names)) return 3
  return /byline|author|autor/.test(names) ? 4 : null
}

function isAuthorLink(href: string): boolean {
  return /\/(?:authors?|autor|autoren|auteurs?|profile)\//i.test(href)
}

function has(element: Element, attribute: string, word: string): boolean {
  return element.getAttribute(attribute)?.split(/\s+/).includes(word) ?? false
}

function linesAroundHeadline(document: Document): string[] {
  const blocks = toBlocks(document.body)
  const headline = tidyLine(document.querySelector('h1')?.textContent ?? '')
  const at = headline
    ? blocks.findIndex(({ text }) => text.length < headline.length + lineChars && tidyLine(text) === headline)
    : -1
  const near = at < 0 ? blocks.slice(0, 30) : blocks.slice(Math.max(0, at - 4), at + 16)
  return near.map((block) => block.text).filter((line) => line.length < lineChars)
}

function namesIn(line: string): string | null {
  if (!line || line.length > bylineChars) return null
  const name = toByline([line])
  return name && looksLikeNames(name) ? name : null
}

/** The first line of an element; a role or a biography often follows on the next. */
function firstLine(element: Element): string {
  const lines = toBlocks(element).flatMap((block) => block.text.split('\n'))
  return lines.find((line) => line.length < lineChars && tidyLine(line.replace(openingWords, '')).length > 1) ?? ''
}
