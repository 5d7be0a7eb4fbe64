import type { parseFeed } from 'feedsmith'

/** The four formats of feeds, with the parts that are read in one shape. The only file that knows the parser's types. */

type Parsed = ReturnType<typeof parseFeed<string>>
type FeedOf<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed']

/** Strings as the feed has them: titles and texts may be HTML, addresses relative to `bases`. */
export interface RawFeed {
  title: string | undefined
  siteUrl: string | undefined
  ttlMinutes: number | undefined
  base: string | undefined
  items: RawItem[]
}

export interface RawItem {
  guid: string | undefined
  title: string | undefined
  url: string | undefined
  html: string | undefined
  date: string | undefined
  base: string | undefined
}

export function toRawFeed(parsed: Parsed): RawFeed {
  switch (parsed.format) {
    case 'rss':
      return fromRss(parsed.feed)
    case 'rdf':
      return fromRdf(parsed.feed)
    case 'atom':
      return fromAtom(parsed.feed)
    case 'json':
      return fromJson(parsed.feed)
  }
}

function fromRss(feed: FeedOf<'rss'>): RawFeed {
  return {
    title: feed.title,
    siteUrl: feed.link,
    ttlMinutes: feed.ttl,
    base: feed.xml?.base,
    items: (feed.items ?? []).map((item) => ({
      guid: item.guid?.value,
      title: item.title,
      url: item.link ?? linkOf(item.atom?.links) ?? permalinkOf(item.guid),
      html: item.content?.encoded ?? item.description,
      date: item.pubDate ?? item.dc?.dates?.[0] ?? item.atom?.published ?? item.atom?.updated,
      base: item.xml?.base,
    })),
  }
}

/** A guid is an address unless it says that it is none; many feeds leave that out, so what is no address counts as none. */
function permalinkOf(guid: { value?: string; isPermaLink?: boolean } | undefined): string | undefined {
  return guid?.isPermaLink !== false && /^https?:\/\//i.test(guid?.value ?? '') ? guid?.value : undefined
}

function fromRdf(feed: FeedOf<'rdf'>): RawFeed {
  return {
    title: feed.title,
    siteUrl: feed.link,
    ttlMinutes: undefined,
    base: feed.xml?.base,
    items: (feed.items ?? []).map((item) => ({
      guid: item.rdf?.about,
      title: item.title,
      url: item.link,
      html: item.content?.encoded ?? item.description,
      date: item.dc?.dates?.[0],
      base: item.xml?.base,
    })),
  }
}

function fromAtom(feed: FeedOf<'atom'>): RawFeed {
  return {
    title: feed.title?.value,
    siteUrl: linkOf(feed.links),
    ttlMinutes: undefined,
    base: feed.xml?.base,
    items: (feed.entries ?? []).map((entry) => ({
      guid: entry.id,
      title: entry.title?.value,
      url: linkOf(entry.links),
      html: entry.content?.value ?? entry.summary?.value,
      date: entry.published ?? entry.updated,
      base: entry.xml?.base,
    })),
  }
}

/** The page that an Atom link leads to: `alternate`, which is also meant where none is named. */
function linkOf(links: readonly { href?: string; rel?: string }[] | undefined): string | undefined {
  return links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href
}

function fromJson(feed: FeedOf<'json'>): RawFeed {
  return {
    title: feed.title,
    siteUrl: feed.home_page_url,
    ttlMinutes: undefined,
    base: undefined,
    items: (feed.items ?? []).map((item) => ({
      guid: item.id,
      title: item.title,
      url: item.url ?? item.external_url,
      html: item.content_html ?? item.content_text ?? item.summary,
      date: item.date_published ?? item.date_modified,
      base: undefined,
    })),
  }
}
