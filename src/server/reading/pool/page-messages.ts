import type { Article } from '../article.ts'

/** A request from the pool to a reader process, one page at a time. */
export interface PageRequest {
  bytes: Uint8Array
  url: string
  contentType: string
}

/** A reader process first reports that it is ready, then answers each page in turn. */
export type PageAnswer = { kind: 'ready' } | { kind: 'article'; article: Article } | { kind: 'failed'; reason: string }
