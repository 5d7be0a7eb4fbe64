/** What only the visible page tells: elements marked as author or date, and the lines around the headline. */
import { looksLikeHandle, looksLikeNames, openingWords, toByline } from './byline.ts'
import { isDateLine } from './dates.ts'
import { type Block, tidyLine, toBlocks } from './to-text.ts'

export interface VisibleFacts {
  /** Elements that may name the author, best kind first, each kind in page order. */
  authors: Element[][]
  /** Elements whose class or id speaks of a date. */
  dates: Element[]
  times: Element[]
  /** Short lines a reader sees just above and below the headline, top to bottom. */
  lines: string[]
  /** Lines anywhere on the page that say whose the text is: `Author: Ada Lake`. */
  labelled: string[]
  /** Short lines anywhere on the page that hold nothing but a date. */
  dateLines: string[]
}

const authorsPerKind = 12
/** These first kinds name an author beyond doubt, be the name what it will. */
const surelyAuthors = 2
const datesLimit = 60
const bylineChars = 90
const labelChars = 120
const authorLabel = /^(?:autor(?:in)?(?:en)?|authors?|text|auteurs?|written by|story by|contributors?)\s*:/i
const lineChars = 400

/** One walk over the page, leaving out what is not the article's own: asides, comments, the foot of the page. */
export function readVisibleFacts(document: Document, title: string): VisibleFacts {
  const facts: VisibleFacts = {
    authors: [[], [], [], [], []],
    dates: [],
    times: [],
    lines: [],
    labelled: [],
    dateLines: [],
  }
  if (!document.body) return facts
  visit(document.body, facts)
  const blocks = toBlocks(document.body)
  facts.lines = linesAroundHeadline(document, blocks, title)
  const short = blocks.map((block) => block.text).filter((line) => line.length < labelChars)
  facts.labelled = short.filter((line) => authorLabel.test(line))
  facts.dateLines = short.filter((line) => isDateLine(line))
  return facts
}

/** @param isPerson false for the site's own name, which pages put into the same places. */
export function findVisibleByline(facts: VisibleFacts, isPerson: (name: string) => boolean): string | null {
  const named = (line: string, allowsHandle: boolean) => {
    const name = namesIn(line, allowsHandle)
    return name && isPerson(name) ? name : null
  }
  for (const [kind, elements] of facts.authors.entries()) {
    for (const element of elements) {
      const name = named(firstLine(element), kind < surelyAuthors)
      if (name)
        return toByline([name, ...besides(element, elements).map((other) => named(firstLine(other), false) ?? '')])
    }
  }
  return (
    firstOf(facts.lines, (line) => (openingWords.test(line) ? named(line, isSignature(line)) : null)) ??
    firstOf(facts.labelled, (line) => named(line, false))
  )
}

/** The other authors of the same line. */
function besides(element: Element, sameKind: readonly Element[]): Element[] {
  const isBeside = (other: Element) =>
    other !== element && other.tagName === 'A' && other.parentElement === element.parentElement
  return sameKind.filter(isBeside)
}

function firstOf(lines: readonly string[], find: (line: string) => string | null): string | null {
  for (const line of lines) {
    const found = find(line)
    if (found) return found
  }
  return null
}

/** Words that only a name can follow, or a line of two words. */
function isSignature(line: string): boolean {
  return (
    /^(?:posted|written|published|gespeichert|verfasst|geschrieben|publié|publicado)\b/i.test(line) ||
    /^by \S+$/.test(line)
  )
}

function visit(parent: Element, facts: VisibleFacts): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== 1) continue
    const element = child as Element
    const names = namesOf(element)
    if (isAside(element, names)) continue
    const kind = authorKind(element, names)
    const sameKind = kind === null ? undefined : facts.authors[kind]
    if (sameKind && sameKind.length < authorsPerKind) sameKind.push(element)
    if (facts.dates.length < datesLimit && /date|datum|publi|posted|meta|time/.test(names)) facts.dates.push(element)
    if (element.tagName === 'TIME' || has(element, 'itemprop', 'datePublished')) facts.times.push(element)
    visit(element, facts)
  }
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
  if (element.tagName === 'A' && isAuthorLink(element.getAttribute('href') ?? '')) return 2
  if (element.tagName === 'ADDRESS' || /(?:^|\s)(?:author|byline|autor|submitted)(?:\s|$)/.test(names)) return 3
  return /byline|author|autor/.test(names) ? 4 : null
}

function isAuthorLink(href: string): boolean {
  return /\/(?:authors?|autor|autoren|auteurs?|profile)\//i.test(href)
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
  return near.map((block) => block.text).filter((line) => line.length < lineChars)
}

function namesIn(line: string, allowsHandle: boolean): string | null {
  if (!line || line.length > bylineChars) return null
  const name = toByline([line])
  return name && (looksLikeNames(name) || (allowsHandle && looksLikeHandle(name))) ? name : null
}

/** The first line of an element; a role or a biography often follows on the next. */
function firstLine(element: Element): string {
  const lines = toBlocks(element).flatMap((block) => block.text.split('\n'))
  return lines.find((line) => line.length < lineChars && tidyLine(line.replace(openingWords, '')).length > 1) ?? ''
}
