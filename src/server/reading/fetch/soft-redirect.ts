import { parseAddress } from '#shared/text/parse-address'
import { withoutElements, withoutTags } from '../markup/plain-markup.ts'
import type { FetchedPage } from './guarded-fetch.ts'

/**
 * Pages that hold nothing and only send readers on: by a refresh in their markup, by a line of script, or, at lnkd.in,
 * by a link to click. Where they lead is fetched through the guard like any address.
 */

/** Pages that send on are small; articles that are loaded again every few minutes are not. */
const pageBytes = 100_000
const startChars = 40_000
const longestWaitSeconds = 10
const shownChars = 200

const metaTag = /<meta\b[^>]{0,2000}>/gi
const refreshTo = /\bcontent\s*=(?:\s*["'])?\s*(\d{1,4})(?:\.\d+)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'>\s][^"'>]*)/i
const scriptTo =
  /(?:\blocation(?:\.href)?\s*=\s*|\blocation\.(?:replace|assign)\(\s*|\bredirectToUrl\w{0,40}\(\s*)(["'])(https?:[^"'\s]{1,2000})\1/i
const outwardLink = /<a\b[^>]{0,1000}\bhref\s*=\s*["'](https?:\/\/[^"']{1,2000})["']/gi

/** As the page writes it, or made whole; null for a page that stays. */
export function findSoftRedirect({ url, body, contentType }: FetchedPage): string | null {
  if (body.length > pageBytes || !/^(?:$|text\/html|application\/xhtml)/i.test(contentType.trim())) return null
  const html = Buffer.from(body).toString('utf8').slice(0, startChars)
  const shown = withoutElements(html, ['noscript'])
  const target =
    refreshOf(shown) ??
    (isBlank(shown) ? (elsewhere(scriptTarget(shown), url) ?? elsewhere(refreshOf(html), url)) : null) ??
    (parseAddress(url)?.hostname === 'lnkd.in' ? linkOut(shown) : null)
  return target === null ? null : toAddress(target, url)
}

function refreshOf(html: string): string | null {
  for (const [tag] of html.matchAll(metaTag)) {
    if (!/http-equiv\s*=\s*["']?refresh\b/i.test(tag)) continue
    const [, seconds, target] = refreshTo.exec(tag) ?? []
    if (target && Number(seconds) <= longestWaitSeconds) return plainAddress(target)
  }
  return null
}

function scriptTarget(html: string): string | null {
  const target = scriptTo.exec(html)?.[2]
  return target ? target.replaceAll('\\/', '/').replace(/\\u0026|\\x26/g, '&') : null
}

function linkOut(html: string): string | null {
  const links = [...html.matchAll(outwardLink)].map(([, target]) => plainAddress(target ?? ''))
  return (
    links.find((link) => !/(?:^|\.)(?:linkedin\.com|lnkd\.in|licdn\.com)$/.test(parseAddress(link)?.hostname ?? '')) ??
    null
  )
}

/** A page that requires a cookie or script redirects to itself, or to a neighbouring page. */
function elsewhere(target: string | null, url: string): string | null {
  const host = target && parseAddress(target, url)?.host
  return host && host !== parseAddress(url)?.host ? target : null
}

function isBlank(html: string): boolean {
  const text = withoutTags(withoutElements(html, ['script', 'style', 'title', 'svg']))
  return text.replace(/\s+/g, ' ').length < shownChars
}

function toAddress(target: string, url: string): string | null {
  const whole = parseAddress(target, url)
  if (!whole || withoutHash(whole.href) === withoutHash(url)) return null
  // As it was written, so that the guard sees what a parser would mend.
  return /^https?:\/\//i.test(target) ? target.trim() : whole.href
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, '')
}

function plainAddress(written: string): string {
  return written.replace(/&amp;|&#38;|&#x26;/gi, '&').trim()
}
