import { createHash } from 'node:crypto'
import { DetectError, parseFeed, parseOpml } from 'feedsmith'
import { parseAddress } from '#shared/text/parse-address'
import { findDay } from '../html/dates.ts'
import { decodePage } from '../html/decode.ts'
import { parsePage } from '../html/parse-page.ts'
import { stripMarkup } from '../html/strip-markup.ts'
import { afterProlog } from '../markup/plain-markup.ts'
import { type Feed, type FeedItem, type FoundFeed, type FoundList, feedLimits, type ListedFeed } from './feed.ts'
import { plainText } from './plain-text.ts'
import { type RawFeed, type RawItem, toRawFeed } from './raw-feed.ts'

/** Reads the bytes at an address as RSS, Atom or JSON Feed, or as a web page that names its feeds. Never throws. */
export function findFeed(bytes: Uint8Array, url: string, contentType: string): FoundFeed {
  const text = decodeFeed(bytes, contentType)
  const markup = afterProlog(text)
  if (/^<(?:!doctype\s+html|html)\b/i.test(markup)) return { kind: 'page', feeds: linkedFeeds(text, url) }
  if (hasDoctype(text, markup)) return { kind: 'refused', reason: 'feedHasDoctype' }
  try {
    return { kind: 'feed', feed: toFeed(toRawFeed(parseFeed(text)), url) }
  } catch (error) {
    return error instanceof DetectError
      ? { kind: 'page', feeds: linkedFeeds(text, url) }
      : { kind: 'refused', reason: 'feedBroken' }
  }
}

/** The feeds that an OPML file lists, in its folders too. Never throws. */
export function findListedFeeds(bytes: Uint8Array): FoundList {
  const text = decodeFeed(bytes, '')
  if (hasDoctype(text, afterProlog(text))) return null
  try {
    const found = new Map<string, ListedFeed>()
    const open = [...(parseOpml(text).body?.outlines ?? [])].reverse()
    for (let outline = open.pop(); outline && found.size < feedLimits.listedFeeds; outline = open.pop()) {
      const url = toAddress(outline.xmlUrl, [])
      if (url) found.set(url, { url, title: plainText(outline.title ?? outline.text, feedLimits.titleCharacters) })
      open.push(...(outline.outlines ?? []).toReversed())
    }
    return { feeds: [...found.values()] }
  } catch {
    return null // whatever it is, it is no list of feeds
  }
}

/** By the byte order mark, then the XML declaration, then the header: a feed often moves to a server that knows less of it. */
function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
  const declared = /^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  return decodePage(bytes, declared ? `charset=${declared}` : contentType)
}

/** Refused: entities can be made to expand without end, and no feed needs a DTD. */
function hasDoctype(text: string, markup: string): boolean {
  return /<!(?:doctype|entity)/i.test(text.slice(0, text.length - markup.length) + markup.slice(0, 20))
}

const feedTypes = /^application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|json)\b/i
/** Of a page, in which its head is. */
const headCharacters = 300_000

function linkedFeeds(html: string, url: string): string[] {
  const document = parsePage(stripMarkup(html.slice(0, headCharacters)).html)
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? undefined
  const links = [...document.querySelectorAll('link[rel][href]')].filter(
    (link) =>
      /(?:^|\s)alternate(?:\s|$)/i.test(link.getAttribute('rel') ?? '') &&
      feedTypes.test(link.getAttribute('type') ?? ''),
  )
  const found = links.map((link) => toAddress(link.getAttribute('href') ?? undefined, [base, url]))
  return [...new Set(found.filter((each) => each !== null))].slice(0, 10)
}

function toFeed(raw: RawFeed, url: string): Feed {
  const bases = [raw.base, url]
  return {
    title: plainText(raw.title, feedLimits.titleCharacters),
    siteUrl: toAddress(raw.siteUrl, bases),
    ttlMinutes: raw.ttlMinutes !== undefined && raw.ttlMinutes > 0 ? raw.ttlMinutes : null,
    items: newestOf(raw.items).map(({ item, publishedAt }) => toItem(item, publishedAt, bases)),
  }
}

/** If one has no date, the feed's own order is kept. */
function newestOf(items: readonly RawItem[]): { item: RawItem; publishedAt: number | null }[] {
  const dated = items.map((item) => ({ item, publishedAt: toMoment(item.date) }))
  const isDated = dated.every(({ publishedAt }) => publishedAt !== null)
  const ordered = isDated ? dated.toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)) : dated
  return ordered.slice(0, feedLimits.items)
}

function toItem(item: RawItem, publishedAt: number | null, bases: readonly (string | undefined)[]): FeedItem {
  const title = plainText(item.title, feedLimits.titleCharacters)
  const text = plainText(item.html, feedLimits.textCharacters)
  const url = toAddress(item.url, [item.base, ...bases])
  const identity = item.guid ?? item.url ?? `${title}\n${text}`
  return { key: createHash('sha256').update(identity).digest('hex'), title, url, text, publishedAt }
}

/** An address that can be opened, or null. @param bases each relative to those behind it */
function toAddress(address: string | undefined, bases: readonly (string | undefined)[]): string | null {
  if (!address?.trim()) return null
  const base = bases.reduceRight<string | undefined>((outer, inner) => resolve(inner, outer) ?? outer, undefined)
  const found = parseAddress(address.trim(), base)
  const isWeb = found !== null && /^https?:$/.test(found.protocol) && found.username === '' && found.password === ''
  return isWeb && found.href.length <= feedLimits.addressCharacters ? found.href : null
}

function resolve(address: string | undefined, base: string | undefined): string | undefined {
  return address ? parseAddress(address, base)?.href : undefined
}

/** RFC 822, ISO 8601, or whatever names a day. */
function toMoment(date: string | undefined): number | null {
  if (!date) return null
  const short = date.slice(0, 100).trim()
  const moment = Date.parse(short)
  if (Number.isFinite(moment)) return moment
  const day = findDay(short)
  return day ? Date.parse(day) : null
}
