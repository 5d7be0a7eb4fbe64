/** The headline, without the site's name and in the page's own words. */
import { decodeEntities, tidyLine } from './to-text.ts'

interface TitleSources {
  declared: string | null
  social: string | null
  siteName: string | null
}

/** The visible headline where it agrees with what the page declares; else the declared one, cleaned. */
export function chooseTitle(document: Document, sources: TitleSources): string {
  const tab = tidyLine(decodeEntities(document.querySelector('title')?.textContent ?? ''))
  const declared = [sources.declared, sources.social, tab]
    .filter((title): title is string => Boolean(title))
    .map((title) => withoutSiteName(title, sources.siteName))
  const headings = [...document.querySelectorAll('h1')]
    .map((heading) => tidyLine(heading.textContent ?? ''))
    .filter((text) => text.length > 3 && text.length < 300)

  const agreeing = headings.find((heading) => declared.some((title) => overlap(heading, title) >= 0.6))
  if (agreeing) return agreeing
  const heading = headings.length === 1 ? headings[0] : undefined
  return declared.find((title) => title.length > 3) ?? heading ?? headings[0] ?? tab
}

const separator = /\s+(?:[|·•»«–—\\/:]|-{1,2}|::|>)\s+|\s*\|\s*/

/** Cuts `Headline | Site` and `Site: Headline`; keeps dashes that belong to the headline. */
export function withoutSiteName(title: string, siteName: string | null): string {
  const parts = title.split(separator)
  if (parts.length < 2) return title
  const last = parts.at(-1) ?? ''
  const isSite = (part: string) => siteName !== null && overlap(part, siteName) >= 0.5
  const cutEnd = title.slice(0, title.lastIndexOf(last)).replace(/[\s|·•»«–—\\/:>-]+$/, '')
  const rest = title.slice((parts[0] ?? '').length).replace(/^[\s|·•»«–—\\/:>-]+/, '')
  if (isSite(last)) return withoutSiteName(cutEnd, siteName)
  if (isSite(parts[0] ?? '')) return rest
  const short = last.split(' ').length <= 4 && cutEnd.split(' ').length >= 4
  return short && /[|·•»]\s*[^|·•»]*$/.test(title) ? withoutSiteName(cutEnd, siteName) : title
}

/** Shared words over all words of the longer text, 0 to 1. */
function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size)
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu),
  )
}
