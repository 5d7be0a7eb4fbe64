/** The headline, without the site's name and in the page's own words. */

import { withoutEnd } from '#shared/text/end-of'
import { plainLetters } from '#shared/text/plain-letters'
import { decodeEntities, tidyLine, toBlocks } from './to-text.ts'

interface TitleSources {
  declared: string | null
  social: string | null
  siteName: string | null
  /** Of the page's address, without www. */
  host: string | null
  /** As its tab shows it. */
  tab: string
}

/** Longer ones are no titles. */
const titleChars = 1_000
/** Fewer shared words in a row may be chance. */
const partWords = 5

/**
 * The visible headline: the one that matches the declared title, a smaller heading that does, or else the page's only
 * headline. Otherwise the cleaned declared title.
 */
export function chooseTitle(document: Document, headings: readonly string[], sources: TitleSources): string {
  const siteNames = [sources.siteName, sources.host]
  const declared = [sources.declared, sources.social, sources.tab]
    .filter((title): title is string => Boolean(title))
    .map((title) => withoutSiteName(title.slice(0, titleChars), siteNames))
  const agreeing =
    headings.find((heading) => declared.some((title) => overlap(heading, title) >= 0.6)) ??
    headings.find((heading) => declared.some((title) => isPartOf(heading, title)))
  if (agreeing) return declared.find((title) => isHeadlineWithin(title, agreeing)) ?? agreeing
  const smaller = headingTexts(document, 'h2').find((heading) => declared.some((title) => isPartOf(heading, title)))
  if (smaller) return smaller
  const shown = shownAsTitle(document, declared)
  if (shown) return shown
  const [only, other] = new Set(headings)
  if (only && !other && isOwnHeadline(only, declared, siteNames)) return only
  return declared.find((title) => title.length > 3) ?? headings[0] ?? sources.tab
}

/** The title of the page's tab. */
export function tabTitle(document: Document): string {
  return tidyLine(decodeEntities((document.querySelector('title')?.textContent ?? '').slice(0, titleChars)))
}

/** Word processors publish a document's title as a paragraph of that name; their headings are those of its parts. */
function shownAsTitle(document: Document, declared: readonly string[]): string | null {
  const marked = [
    ...document.querySelectorAll('p.title, p.Title, p.MsoTitle, [id="title"], [role="heading"][aria-level="1"]'),
  ]
  const texts = marked.slice(0, 20).map((element) => tidyLine((element.textContent ?? '').slice(0, titleChars)))
  return texts.find((text) => text.length > 3 && declared.some((title) => overlap(text, title) >= 0.6)) ?? null
}

export function mainHeadings(document: Document): string[] {
  return headingTexts(document, 'h1')
}

function headingTexts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .map(headingText)
    .filter((text) => text.length > 3 && text.length < 300)
}

/** A heading may contain separate lines: a kicker, a subtitle. */
function headingText(heading: Element): string {
  return toBlocks(heading)
    .map((block) => block.text.replace(/\n/g, ' '))
    .join(' ')
}

/**
 * Pages may give search engines another title than readers; only the name of the site or of a section is not a
 * headline.
 */
function isOwnHeadline(heading: string, declared: readonly string[], siteNames: readonly (string | null)[]): boolean {
  if (siteNames.some((name) => name !== null && isSameSite(heading, name))) return false
  const longestDeclared = Math.max(0, ...declared.map((title) => wordsIn(title).length))
  return wordsIn(heading).length >= Math.min(3, longestDeclared)
}

/** At the beginning or the end of a longer title, and more than a name. */
function isPartOf(heading: string, title: string): boolean {
  const [part, whole] = [plain(heading), plain(title)]
  return part.split(' ').length >= partWords && (`${whole} `.startsWith(`${part} `) || ` ${whole}`.endsWith(` ${part}`))
}

/** `Tunisia: Great tasks ahead` or `Great tasks ahead | Review` as the heading of a page that is `Great tasks ahead`. */
function isHeadlineWithin(title: string, heading: string): boolean {
  if (title.length >= heading.length || title.split(' ').length < 4) return false
  const [part, whole] = [plain(title), plain(heading)]
  return whole.endsWith(` ${part}`) || (whole.startsWith(`${part} `) && /^\s*[|·•»]/.test(heading.slice(title.length)))
}

function plain(text: string): string {
  return wordsIn(text).join(' ')
}

const separator = /\s(?:[|·•»«–—\\/:]|-{1,2}|::|>)\s+|\|\s*/

/** Cuts `Headline | Site` and `Site: Headline`; keeps dashes that belong to the headline. @public measured by a benchmark */
export function withoutSiteName(title: string, siteNames: readonly (string | null)[]): string {
  const parts = title.split(separator)
  if (parts.length < 2) return title
  const last = parts.at(-1) ?? ''
  const isSite = (part: string) => siteNames.some((name) => name !== null && isSameSite(part, name))
  const cutEnd = withoutEnd(title.slice(0, title.lastIndexOf(last)), /[\s|·•»«–—\\/:>-]/)
  const rest = title.slice((parts[0] ?? '').length).replace(/^[\s|·•»«–—\\/:>-]+/, '')
  if (isSite(last)) return withoutSiteName(cutEnd, siteNames)
  if (isSite(parts[0] ?? '')) return rest
  const short = last.split(' ').length <= 4 && cutEnd.split(' ').length >= 4
  return short && /[|·•»]/.test(title) ? withoutSiteName(cutEnd, siteNames) : title
}

function isSameSite(part: string, site: string): boolean {
  return overlap(part, site) >= 0.5 || isNameOfSite(part, site)
}

/** `Example News` is the site of example-news.com as well. */
export function isNameOfSite(name: string, site: string): boolean {
  const [letters, ofSite] = [name, site].map((each) =>
    wordsIn(each.replace(/^(?:the|die|der|das|la|le|el|il)\s+/i, '')).join(''),
  )
  return Boolean(letters && letters.length > 3 && ofSite?.startsWith(letters))
}

/** Shared words over all words of the longer text, 0 to 1. */
export function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size)
}

function wordsOf(text: string): Set<string> {
  return new Set(wordsIn(text))
}

function wordsIn(text: string): string[] {
  return (
    plainLetters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
