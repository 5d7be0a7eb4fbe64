/** The headline, without the site's name and in the page's own words. */
import { decodeEntities, tidyLine, toBlocks } from './to-text.ts'

interface TitleSources {
  declared: string | null
  social: string | null
  siteName: string | null
  /** Of the page's address, without www. */
  host: string | null
}

/** The visible headline where it agrees with what the page declares; else the declared one, cleaned. */
export function chooseTitle(document: Document, headings: readonly string[], sources: TitleSources): string {
  const tab = tidyLine(decodeEntities(document.querySelector('title')?.textContent ?? ''))
  const declared = [sources.declared, sources.social, tab]
    .filter((title): title is string => Boolean(title))
    .map((title) => withoutSiteName(title, [sources.siteName, sources.host]))
  const agreeing = headings.find((heading) => declared.some((title) => overlap(heading, title) >= 0.6))
  if (agreeing) return declared.find((title) => isHeadlineUnderKicker(title, agreeing)) ?? agreeing
  const heading = headings.length === 1 ? headings[0] : undefined
  return declared.find((title) => title.length > 3) ?? heading ?? headings[0] ?? tab
}

export function mainHeadings(document: Document): string[] {
  return [...document.querySelectorAll('h1')].map(headingText).filter((text) => text.length > 3 && text.length < 300)
}

/** A heading may hold parts on lines of their own: a kicker, a subtitle. */
function headingText(heading: Element): string {
  return toBlocks(heading)
    .map((block) => block.text.replace(/\n/g, ' '))
    .join(' ')
}

/** `Tunisia: Great tasks ahead` as the heading, where the page calls itself `Great tasks ahead`. */
function isHeadlineUnderKicker(title: string, heading: string): boolean {
  return title.length < heading.length && title.split(' ').length >= 4 && plain(heading).endsWith(` ${plain(title)}`)
}

function plain(text: string): string {
  return wordsIn(text).join(' ')
}

const separator = /\s+(?:[|·•»«–—\\/:]|-{1,2}|::|>)\s+|\s*\|\s*/

/** Cuts `Headline | Site` and `Site: Headline`; keeps dashes that belong to the headline. */
export function withoutSiteName(title: string, siteNames: readonly (string | null)[]): string {
  const parts = title.split(separator)
  if (parts.length < 2) return title
  const last = parts.at(-1) ?? ''
  const isSite = (part: string) => siteNames.some((name) => name !== null && isSameSite(part, name))
  const cutEnd = title.slice(0, title.lastIndexOf(last)).replace(/[\s|·•»«–—\\/:>-]+$/, '')
  const rest = title.slice((parts[0] ?? '').length).replace(/^[\s|·•»«–—\\/:>-]+/, '')
  if (isSite(last)) return withoutSiteName(cutEnd, siteNames)
  if (isSite(parts[0] ?? '')) return rest
  const short = last.split(' ').length <= 4 && cutEnd.split(' ').length >= 4
  return short && /[|·•»]\s*[^|·•»]*$/.test(title) ? withoutSiteName(cutEnd, siteNames) : title
}

/** `Example News` is the site of example-news.com as well. */
function isSameSite(part: string, site: string): boolean {
  const letters = wordsIn(part).join('')
  return (
    overlap(part, site) >= 0.5 ||
    (letters.length > 3 &&
      site
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .startsWith(letters))
  )
}

/** Shared words over all words of the longer text, 0 to 1. */
function overlap(one: string, other: string): number {
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
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
