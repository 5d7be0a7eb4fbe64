import type { LeftOut } from '#shared/rules/left-out'

/** How far a source could be read. Only `ok` goes to a writer unasked; `partial` and `paywalled` need the author's word. */
export type ArticleStatus = 'ok' | 'partial' | 'paywalled' | 'consent' | 'empty' | 'unsupported'

/**
 * What stands on a page where its article would be: a question whether one agrees to be followed, a sign-in, a check for
 * robots, a refusal to readers of other countries, an error page, or nothing before scripts have drawn it.
 */
export type Obstacle = 'consent' | 'sign-in' | 'robot-check' | 'region' | 'error-page' | 'scripts'

/** What reading yields, whatever was read: an address, pasted text or a document. */
export interface Article {
  title: string
  byline: string | null
  /** The day as the source writes it (YYYY-MM-DD where it can be told), never shifted to another time zone. */
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
  /** What its author hid or crossed out, and note marks: not in the text. Absent where there was none. */
  leftOut?: LeftOut
  /** What was found instead of an article. Told while reading and not kept. */
  obstacle?: Obstacle
  /** Where the article goes on, on a page of its own; only of a page that was read alone. */
  nextPage?: string
  /** How many pages were read as one article, and whether these are all of them. Told while reading and not kept. */
  pages?: { read: number; isAll: boolean }
}

/** A document that is not in memory. */
export interface DocumentFile {
  /** Bytes. */
  size: number
  open(): AsyncIterable<Uint8Array>
}

/** Reads what a user names. Every method throws AppError with a reason that says what to do. */
export interface Reader {
  /**
   * Fetches a public address and reads it, or the document found there. `onFetched` is called once, when the page has
   * arrived and before it is read.
   * @throws AppError source_refused | source_unreachable | source_unreadable | busy | cancelled
   */
  readUrl(url: string, options?: { signal?: AbortSignal; onFetched?: () => void }): Promise<Article>
  /**
   * Reads a page that is at hand, as the one at `url`, and fetches nothing: neither the page nor what it names. So the
   * article has no lead image, which would be fetched later.
   * @throws AppError source_unreadable | busy | cancelled
   */
  readPage(html: string, url: string, options?: { signal?: AbortSignal }): Promise<Article>
  /**
   * The bytes of a picture at a public address, fetched as carefully as a page; what they are is not looked at.
   * @throws AppError source_refused | source_unreachable | source_unreadable | cancelled
   */
  fetchPicture(url: string, options?: { signal?: AbortSignal }): Promise<Uint8Array>
  /**
   * Reads a document; its bytes decide its type, the name only breaks ties. Speaker notes are read only where they are
   * asked for. @throws AppError with a document's code | busy
   */
  readDocument(
    document: Uint8Array | DocumentFile,
    options: { filename: string; mimeType: string; speakerNotes?: boolean | undefined; signal?: AbortSignal },
  ): Promise<Article>
  /** Pasted text as an Article: tidied paragraphs, the first line as the title when it reads like one. */
  readText(text: string): Article
  /** Ends the warm reader processes. */
  close(): Promise<void>
}
