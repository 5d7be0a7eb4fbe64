/** Reads what a user names, an address, a document or a text, and offers each way of reading on its own. */
import { AppError, type ErrorCode } from '#server/platform/errors'
import type { Article, Reader } from './article.ts'
import { readDocument } from './documents/read-document.ts'
import type { AllowedTarget } from './fetch/allow-list.ts'
import { checkPictureType } from './fetch/content-types.ts'
import { guardRules } from './fetch/guard-rules.ts'
import { createGuardedFetch, type FetchedPage, type GuardedFetch } from './fetch/guarded-fetch.ts'
import { findOtherKind, otherKinds } from './fetch/other-kinds.ts'
import { unreadable } from './fetch/sentences.ts'
import { createPagePool, type PagePool } from './pool/page-pool.ts'
import { readText } from './text.ts'

export { readDocument } from './documents/read-document.ts'
export { readText } from './text.ts'

export interface ReaderOptions {
  /** Exceptions of FETCH_ALLOW, read by parseAllowList. */
  allow: readonly AllowedTarget[]
  /** Processes that read pages, at most. */
  poolSize?: number
  /** The fetcher; the guarded one unless a test brings its own. */
  fetch?: GuardedFetch
}

/** The reader of the running server. Its processes start with the first page and end with `close`. */
export function createReader(options: ReaderOptions): Reader {
  const fetch = options.fetch ?? createGuardedFetch({ allow: options.allow })
  const fetchPicture = createGuardedFetch({
    allow: options.allow,
    rules: { ...guardRules, contentType: checkPictureType },
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  })
  const pool = createPagePool(options.poolSize === undefined ? {} : { size: options.poolSize })
  return {
    readUrl: (url, options = {}) => readAddress({ fetch, pool }, url, options),
    fetchPicture: async (url, { signal } = {}) => (await fetchPicture(url, signal ? { signal } : {})).body,
    readDocument,
    readText,
    close: () => pool.close(),
  }
}

/** Reads one address and ends all processes: for commands. @throws as Reader.readUrl */
export async function readUrl(
  url: string,
  options: { allow?: readonly AllowedTarget[]; signal?: AbortSignal } = {},
): Promise<Article> {
  const reader = createReader({ allow: options.allow ?? [], poolSize: 1 })
  try {
    return await reader.readUrl(url, options.signal ? { signal: options.signal } : {})
  } finally {
    await reader.close()
  }
}

/** Reads a page that is at hand, in a process of its own. @throws AppError source_unreadable */
export async function readHtml(html: string | Uint8Array, url: string, contentType?: string): Promise<Article> {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html
  const pool = createPagePool({ size: 1 })
  try {
    return await pool.extract(bytes, url, typeof html === 'string' ? 'text/html; charset=utf-8' : (contentType ?? ''))
  } finally {
    await pool.close()
  }
}

interface Means {
  fetch: GuardedFetch
  pool: PagePool
}

type ReadingOptions = NonNullable<Parameters<Reader['readUrl']>[1]>

async function readAddress(
  { fetch, pool }: Means,
  url: string,
  { signal, onFetched }: ReadingOptions,
): Promise<Article> {
  const options = signal ? { signal } : {}
  const found = await fetch(url, options)
  onFetched?.()
  const other = findOtherKind(found.body)
  if (other) throw unreadable(otherKinds[other])
  if (isDocument(found)) return readFoundDocument(found, signal)

  const article = await pool.extract(found.body, found.url, found.contentType, signal)
  if (!isAmp(found.body) || !article.url || article.url === found.url) return article
  try {
    const full = await fetch(article.url, options)
    if (isDocument(full)) return article
    const whole = await pool.extract(full.body, full.url, full.contentType, signal)
    return whole.text.length >= article.text.length / 2 ? whole : article
  } catch (error) {
    // The AMP page is an article already; only a reader who left ends it.
    if (signal?.aborted) throw error
    return article
  }
}

/** PDF, zip (docx, xlsx, pptx) and the container of old Office files. */
const documentStarts = ['%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0']

/** What the bytes say counts; servers call many things text/html or octet-stream. */
function isDocument({ body, contentType }: FetchedPage): boolean {
  const start = Buffer.from(body.subarray(0, 1024)).toString('latin1')
  if (documentStarts.some((bytes) => start.trimStart().startsWith(bytes))) return true
  const isMarkup = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(start)
  return !isMarkup && /^\s*(?:text\/(?:plain|csv|markdown)|application\/csv)\b/i.test(contentType)
}

async function readFoundDocument(found: FetchedPage, signal: AbortSignal | undefined): Promise<Article> {
  const { hostname, pathname } = new URL(found.url)
  const filename = decodeName(pathname.split('/').at(-1) || hostname)
  const mimeType = found.contentType.split(';')[0]?.trim() ?? ''
  const article = await readDocument(found.body, { filename, mimeType, ...(signal && { signal }) }).catch(atAddress)
  return { ...article, url: found.url, siteName: article.siteName ?? hostname.replace(/^www\./, '') }
}

/** A document's own sentences speak of an upload. */
function atAddress(error: unknown): never {
  const sentence = error instanceof AppError ? atAddressSentences[error.code] : undefined
  throw sentence ? unreadable(sentence, error) : error
}

const atAddressSentences: Partial<Record<ErrorCode, string>> = {
  UNSUPPORTED_TYPE: otherKinds.file,
  PASSWORD_PROTECTED: 'The document at this address is password protected. Paste its text instead.',
  NO_TEXT: 'No text was found in the document at this address. It may be a scan. Paste its text instead.',
  CORRUPT: 'The document at this address could not be read. It may be damaged. Paste its text instead.',
  TOO_COMPLEX: 'The document at this address is too large or complex to read. Paste its text instead.',
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name // A stray percent sign; the name as it stands will do.
  }
}

function isAmp(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 4096)).toString('utf8')
  return /<html\b[^>]*?\s(?:amp|⚡)(?:[\s=>])/i.test(start)
}
