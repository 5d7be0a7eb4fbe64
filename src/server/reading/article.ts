import type { LeftOut } from '#shared/rules/left-out'
import type { FeedReading, FoundList, Validators } from './feeds/feed.ts'

/** How far a source could be read. Only `ok` goes to a writer unasked; `partial` and `paywalled` need the author's word. */
export type ArticleStatus = 'ok' | 'partial' | 'paywalled' | 'consent' | 'empty' | 'unsupported'

/**
 * What a page shows instead of an article: a consent dialog, a sign-in, a robot check, a regional block, an error page,
 * or nothing until scripts have run.
 */
export type Obstacle = 'consent' | 'sign-in' | 'robot-check' | 'region' | 'error-page' | 'scripts'

/** The result of reading an address, pasted text or a document. */
export interface Article {
  title: string
  byline: string | null
  /** The day as written in the source (YYYY-MM-DD if it can be determined), never shifted to another time zone. */
  published: string | null
  siteName: string | null
  /** BCP 47, as declared by the source or recognised from its text; null when neither is clear. */
  language: string | null
  leadImage: string | null
  /** Canonical address; null for text and files. */
  url: string | null
  /** Paragraphs separated by one blank line, at most 2,000,000 characters. */
  text: string
  status: ArticleStatus
  /** True when the text was cut at the limit. */
  truncated: boolean
  /** What the text omits: hidden or struck-out passages and note marks. Absent if nothing was omitted. */
  leftOut?: LeftOut
  /** What the page shows instead of an article. Reported while reading, not stored. */
  obstacle?: Obstacle
  /** The address of the article's next page; only of a page that was read alone. */
  nextPage?: string
  /** How many pages were read as one article, and whether these are all. Reported while reading, not stored. */
  pages?: { read: number; isAll: boolean }
}

/** A document that is not in memory. */
export interface DocumentFile {
  /** Bytes. */
  size: number
  open(): AsyncIterable<Uint8Array>
}

/** One sheet of a workbook; a CSV file has one, without a name. */
export interface SheetRows {
  name: string | null
  /** Those with a shown cell. */
  rows: SheetRow[]
}

export interface SheetRow {
  /** In its sheet, from 1. */
  number: number
  /** From the first column on; '' is empty. */
  cells: string[]
}

/** Reads what a user supplies. Every method throws AppError with a reason that says what to do. */
export interface Reader {
  /**
   * Fetches a public address and reads it, or the document found there. `onFetched` is called once, when the page has
   * arrived and before it is read.
   * @throws AppError source_refused | source_unreachable | source_unreadable | busy | cancelled
   */
  readUrl(url: string, options?: { signal?: AbortSignal; onFetched?: () => void }): Promise<Article>
  /**
   * Reads the given HTML as the page at `url` and fetches nothing: neither the page nor its resources. So the article
   * has no lead image, which would be fetched later.
   * @throws AppError source_unreadable | busy | cancelled
   */
  readPage(html: string, url: string, options?: { signal?: AbortSignal }): Promise<Article>
  /**
   * Fetches a feed, with the same guards as a page, unless its server says that it has not changed.
   * @param seen what the server said at the last reading
   * @throws AppError as readUrl, with `retryAfterSeconds` where the server names a time
   */
  readFeed(url: string, seen: Validators, options?: { signal?: AbortSignal }): Promise<FeedReading>
  /** Reads an OPML file; null where it is none. @throws AppError source_unreadable | busy | cancelled */
  readFeedList(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<FoundList>
  /**
   * The bytes of a picture at a public address, fetched with the same guards as a page; their type is not checked.
   * @throws AppError source_refused | source_unreachable | source_unreadable | cancelled
   */
  fetchPicture(url: string, options?: { signal?: AbortSignal }): Promise<Uint8Array>
  /**
   * Reads a document; its bytes decide its type, the name only breaks ties. Speaker notes are read only on request.
   * @throws AppError with a document's code | busy
   */
  readDocument(
    document: Uint8Array | DocumentFile,
    options: { filename: string; mimeType: string; speakerNotes?: boolean | undefined; signal?: AbortSignal },
  ): Promise<Article>
  /**
   * The cells of an Excel workbook (.xlsx) or a CSV file, by sheet and row.
   * @throws AppError with a document's code | busy
   */
  readSheets(document: DocumentFile, filename: string, signal?: AbortSignal): Promise<SheetRows[]>
  /** Pasted text as an Article: tidied paragraphs, the first line as the title when it reads like one. */
  readText(text: string): Article
  /** Ends the warm reader processes. */
  close(): Promise<void>
}
