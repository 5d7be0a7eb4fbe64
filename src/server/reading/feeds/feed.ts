/** A feed as it was read, whatever its format. */
export interface Feed {
  title: string
  /** The page it belongs to. */
  siteUrl: string | null
  /** How long the feed asks to wait between readings; null: it does not say. */
  ttlMinutes: number | null
  /** At most `feedLimits.items`, the newest. */
  items: FeedItem[]
}

export interface FeedItem {
  /** Stable across readings: SHA-256 in hex of its guid, else its address, else its title and text. */
  key: string
  title: string
  /** http or https; null where it leads nowhere else. */
  url: string | null
  /** Plain text. */
  text: string
  /** Epoch ms as the feed has it, which may lie ahead; null: it does not say. */
  publishedAt: number | null
}

/** What was found in the bytes at an address. */
export type FoundFeed =
  | { kind: 'feed'; feed: Feed }
  /** A web page, with the feeds that it names, first choice first. */
  | { kind: 'page'; feeds: string[] }
  | { kind: 'refused'; reason: 'feedHasDoctype' | 'feedBroken' }

/** Of a list of feeds that another reader exported. */
export interface ListedFeed {
  url: string
  title: string
}

/** The list, or null where the file is no OPML. */
export type FoundList = { feeds: ListedFeed[] } | null

/** What a server said about a feed, sent back to it at the next reading. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export type FeedReading =
  | { kind: 'page'; feeds: string[] }
  /** `restMs`: how long the server asks to wait. */
  | ({ kind: 'unchanged'; restMs: number } & Validators)
  | ({ kind: 'feed'; feed: Feed; restMs: number } & Validators)

export const feedLimits = {
  items: 500,
  titleCharacters: 300,
  textCharacters: 4_000,
  addressCharacters: 2_000,
  listedFeeds: 500,
} as const
