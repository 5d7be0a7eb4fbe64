import type { Article } from '../article.ts'
import type { FoundFeed, FoundList } from '../feeds/feed.ts'

/** A request from the pool to a reader process, one at a time: a web page, what is at the address of a feed, or OPML. */
export interface PageRequest {
  kind: 'page' | 'feed' | 'opml'
  bytes: Uint8Array
  url: string
  contentType: string
}

export type Extracted =
  | { kind: 'article'; article: Article }
  | { kind: 'feed'; found: FoundFeed }
  | { kind: 'list'; found: FoundList }

/** A reader process first reports that it is ready, then answers each request in turn. */
export type PageAnswer = { kind: 'ready' } | Extracted | { kind: 'failed'; reason: string }
