import { withoutEnd } from '#shared/text/end-of'
import { hostOf, isAddress, originalOf } from '#shared/text/source-name'
import type { DeclaredArticle } from './json-ld.ts'
import type { Meta } from './meta.ts'
import { tidyLine } from './to-text.ts'

/** The name by which readers know the site that published a page. */

const longestName = 60

/** As the page declares it. */
export function declaredOutlet(meta: Meta, declared: DeclaredArticle | null): string | null {
  const names = [
    meta('og:site_name'),
    meta('application-name'),
    meta('twitter:app:name:iphone'),
    declared?.publisher,
    meta('apple-mobile-web-app-title'),
  ]
  const name = names.find((each) => each && !isAddress(each))
  return name ? withoutSeparator(name) : null
}

/** "Example News |" is Example News, while a dash may end a name. */
function withoutSeparator(name: string): string {
  const before = withoutEnd(name, /[|·:–—-]/)
  return /\s$/.test(before) ? before.trimEnd() : name
}

/** For pages that declare none: the name of their feed, or the part of their tab's title that is one; else their host. */
export function shownOutlet(document: Document, page: { url: string; tab: string; title: string }): string | null {
  const host = hostOf(originalOf(page.url))
  if (host === null) return null
  const parts = partsOf(page.tab)
  const candidates = [feedName(document), parts.at(-1), parts[0]]
  const name = candidates.find((each) => each && each !== page.title && namesHost(each, host))
  const hosted = isHosted(host) ? feedName(document) : null
  return name ?? hosted ?? host
}

/** "Example News » Feed" is the feed of Example News. */
function feedName(document: Document): string | null {
  const feed = document.querySelector(
    'link[rel~="alternate"][type="application/rss+xml"][title], link[rel~="alternate"][type="application/atom+xml"][title]',
  )
  const [first = ''] = partsOf((feed?.getAttribute('title') ?? '').slice(0, 200))
  const kind = /\b(?:rss|atom|feed|newsfeed)\b/i.exec(first)
  const name = withoutEnd(kind ? first.slice(0, kind.index) : first, /[\s|·:–—-]/)
  return name.length > 1 && name.length <= longestName ? name : null
}

/** Of a title: what stands between bars, dashes and colons. */
function partsOf(title: string): string[] {
  return title
    .split(/\s(?:[|·•»«›–—:/-]+|&gt;)(?=\s|$)|:\s/)
    .map(tidyLine)
    .filter(Boolean)
}

/** Whether a host is made of the letters of a name: zfk.de of "Zeitung für Kommunale Wirtschaft". */
function namesHost(name: string, host: string): boolean {
  if (name.length > longestName || isAddress(name)) return false
  const labels = host
    .split('.')
    .slice(0, -1)
    .map(letters)
    .filter((label) => label.length > 2)
  const words = name
    .split(/[\s.-]+/)
    .map(letters)
    .filter(Boolean)
  const whole = words.join('')
  const initials = words.map((word) => word[0]).join('')
  return labels.some(
    (label) =>
      (whole.includes(label) && label.length * 2 >= whole.length) ||
      (whole.length > 3 && label.includes(whole)) ||
      initials.startsWith(label) ||
      (words.length < 4 && words.some((word) => word.length > 4 && label.startsWith(word))),
  )
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter}e`)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Newsletters and blogs on another's host: the host says nothing of who writes them. */
function isHosted(host: string): boolean {
  return /\.(?:substack|beehiiv|ghost|medium|wordpress|blogspot|buttondown|mailchimp)\.(?:com|io|email)$|(?:^|\.)(?:mailchi\.mp|campaign-archive\.com)$/.test(
    host,
  )
}
