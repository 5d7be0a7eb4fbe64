/** Reads what a user names, an address, a document or a text, and offers each way of reading on its own. */
import { AppError } from '#server/platform/errors'
import type { PlainReason, ReasonName } from '#shared/errors/reason'
import { hostOf } from '#shared/text/source-name'
import type { Article, Reader } from '../article.ts'
import { readDocument, readSheets } from '../documents/read-document.ts'
import { failureOfFeed } from '../feeds/feed-failure.ts'
import { createFeedFetch } from '../feeds/fetch-feed.ts'
import type { AllowedTarget } from '../fetch/allow-list.ts'
import { isConsentHost } from '../fetch/consent-host.ts'
import { checkPictureType } from '../fetch/content-types.ts'
import { fetchLimits, guardRules } from '../fetch/guard-rules.ts'
import { createGuardedFetch, type FetchedPage, type FetchOptions, type GuardedFetch } from '../fetch/guarded-fetch.ts'
import { unreadable } from '../fetch/refusals.ts'
import { findSoftRedirect } from '../fetch/soft-redirect.ts'
import { findUnsupportedType, unsupportedTypes } from '../fetch/unsupported-types.ts'
import { addressLimiter, heavyLimiter, largeBodyLimiter, processLimiter } from '../limiters.ts'
import { readDocumentOrScan } from '../ocr/read-scan.ts'
import { createPagePool, heavyPageBytes, type PagePool } from '../pool/page-pool.ts'
import { withFurtherPages } from './further-pages.ts'
import { readFeed } from './read-feed.ts'
import { readPasted } from './read-pasted.ts'

export { readDocument } from '../documents/read-document.ts'

export interface ReaderOptions {
  /** Exceptions of FETCH_ALLOW, read by parseAllowList. */
  allow: readonly AllowedTarget[]
  /** Whether text in pictures and scanned documents is recognised. */
  ocr?: boolean
  /** The processes that read pages; its own unless given. They end with the reader. */
  pool?: PagePool
  /** The fetcher; the guarded one unless a test replaces it. */
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
  const fetchFeed = createFeedFetch({ allow: options.allow })
  const read = options.ocr ? readDocumentOrScan : readDocument
  const pool = options.pool ?? createPagePool()
  return {
    readUrl: (url, options = {}) =>
      inTurn(options.signal, (fetching) => readAddress({ fetch, pool, fetching, read }, url, options)),
    fetchPicture: (url, { signal } = {}) =>
      inTurn(signal, async (fetching) => (await fetchPicture(url, fetching)).body),
    readFeed: (url, seen, { signal } = {}) =>
      inTurn(signal, (fetching) => readFeed({ fetch: fetchFeed, pool, fetching }, url, seen)).catch(
        (error: unknown) => {
          throw failureOfFeed(error)
        },
      ),
    readFeedList: (bytes, { signal } = {}) => processLimiter.run(() => pool.findListedFeeds(bytes, signal), signal),
    readPage: (html, url, { signal } = {}) =>
      inTurn(signal, async ({ onLarge }) => {
        const body = new TextEncoder().encode(html)
        if (body.length > largeBytes) await onLarge?.()
        const article = await extract(pool, { body, url, contentType: asUtf8 }, signal)
        return { ...article, leadImage: null }
      }),
    readDocument: read,
    readSheets,
    readText: readPasted,
    close: () => pool.close(),
  }
}

/** Reads one address and ends all processes: for commands. @throws as Reader.readUrl */
export async function readUrl(
  url: string,
  options: { allow?: readonly AllowedTarget[]; signal?: AbortSignal } = {},
): Promise<Article> {
  const reader = createReader({ allow: options.allow ?? [], pool: createPagePool({ size: 1 }) })
  try {
    return await reader.readUrl(url, options.signal ? { signal: options.signal } : {})
  } finally {
    await reader.close()
  }
}

/** Reads the given HTML in a separate process. @throws AppError source_unreadable */
export async function readHtml(html: string | Uint8Array, url: string, contentType?: string): Promise<Article> {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html
  const pool = createPagePool({ size: 1 })
  try {
    return await pool.extract(bytes, url, typeof html === 'string' ? asUtf8 : (contentType ?? ''))
  } finally {
    await pool.close()
  }
}

const asUtf8 = 'text/html; charset=utf-8'
/** From here on a body that is held counts as large, as it does while it is fetched. */
const largeBytes = 1024 * 1024

/** Waits for a slot for holding fetched content, and for another one for holding a lot of it. */
async function inTurn<T>(signal: AbortSignal | undefined, work: (fetching: FetchOptions) => Promise<T>): Promise<T> {
  let leaveLarge: (() => void) | undefined
  const onLarge = async () => {
    leaveLarge ??= await largeBodyLimiter.enter(signal)
  }
  try {
    return await addressLimiter.run(() => work({ ...(signal && { signal }), onLarge }), signal)
  } finally {
    leaveLarge?.()
  }
}

interface Dependencies {
  fetch: GuardedFetch
  pool: PagePool
  fetching: FetchOptions
  read: typeof readDocument
}

type ReadingOptions = NonNullable<Parameters<Reader['readUrl']>[1]>

async function readAddress(
  { fetch, pool, fetching, read }: Dependencies,
  url: string,
  { signal, onFetched }: ReadingOptions,
): Promise<Article> {
  const timed = withinTime(fetch, fetching)
  const found = await followed(timed, url)
  onFetched?.()
  const other = findUnsupportedType(found.body)
  if (other) throw unreadable(unsupportedTypes[other])
  if (isDocument(found)) return readFoundDocument(found, read, signal)

  const beside = (address: string) => readBeside({ fetch: timed, pool }, address, signal)
  const page = withEvidence(await extract(pool, found, signal), found)
  const full = isAmp(found) && page.url && page.url !== found.url ? await beside(page.url) : null
  const article = full && full.text.length >= page.text.length / 2 ? full : page
  return withFurtherPages(article, beside)
}

/** All that is fetched for one address has the time of one fetch together. */
function withinTime(fetch: GuardedFetch, fetching: FetchOptions): (url: string) => Promise<FetchedPage> {
  const endsAt = performance.now() + fetchLimits.totalMs
  return (url) => fetch(url, { ...fetching, withinMs: Math.max(1, endsAt - performance.now()) })
}

/** Pages that only send on, in a row. */
const sentOnAtMost = 3

async function followed(fetch: (url: string) => Promise<FetchedPage>, url: string): Promise<FetchedPage> {
  let found = await fetch(url)
  for (let sent = 0; sent < sentOnAtMost; sent += 1) {
    const target = findSoftRedirect(found)
    if (target === null) return found
    const next = await fetch(target)
    found = { ...next, passed: [...found.passed, found.url, ...next.passed] }
  }
  return found
}

/** A page that adds to an article that is there already; null when it can't be read, unless the reader left. */
async function readBeside(
  { fetch, pool }: { fetch: (url: string) => Promise<FetchedPage>; pool: PagePool },
  url: string,
  signal: AbortSignal | undefined,
): Promise<Article | null> {
  try {
    const found = await fetch(url)
    return isDocument(found) ? null : await extract(pool, found, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    return null // The article that is there will do.
  }
}

/** A consent page has fewer characters in sentences. */
const consentChars = 1500

/** Who was sent over a site's page of consent and found little is still before it. */
function withEvidence(article: Article, { passed }: FetchedPage): Article {
  if (article.obstacle || article.text.length > consentChars || !passed.some(isConsentHost)) return article
  return { ...article, text: '', status: 'consent', obstacle: 'consent' }
}

async function extract(
  pool: PagePool,
  page: Pick<FetchedPage, 'body' | 'url' | 'contentType'>,
  signal: AbortSignal | undefined,
): Promise<Article> {
  const work = () => processLimiter.run(() => pool.extract(page.body, page.url, page.contentType, signal), signal)
  return page.body.length > heavyPageBytes ? await heavyLimiter.run(work, signal) : await work()
}

/** PDF, zip (docx, odt, epub), the container of old Office files, and rich text. */
const documentStarts = ['%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0', '{\\rtf']

/** What the bytes say counts; servers call many things text/html or octet-stream. */
function isDocument({ body, contentType }: FetchedPage): boolean {
  const start = Buffer.from(body.subarray(0, 1024)).toString('latin1')
  if (documentStarts.some((bytes) => start.trimStart().startsWith(bytes))) return true
  const isMarkup = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(start)
  return !isMarkup && /^\s*(?:text\/(?:plain|csv|markdown|vtt)|application\/(?:csv|x-subrip))\b/i.test(contentType)
}

async function readFoundDocument(
  found: FetchedPage,
  read: typeof readDocument,
  signal: AbortSignal | undefined,
): Promise<Article> {
  const { hostname, pathname } = new URL(found.url)
  const filename = decodeName(pathname.split('/').at(-1) || hostname)
  const mimeType = found.contentType.split(';')[0]?.trim() ?? ''
  const article = await read(found.body, { filename, mimeType, ...(signal && { signal }) }).catch(atAddress)
  return { ...article, url: found.url, siteName: article.siteName ?? hostOf(found.url) }
}

/** A document's own sentences speak of an upload. */
function atAddress(error: unknown): never {
  const reason = error instanceof AppError ? reasonsAtAddress[error.reason.name] : undefined
  throw reason ? unreadable(reason, error) : error
}

const reasonsAtAddress: Partial<Record<ReasonName, PlainReason>> = {
  documentUnsupported: unsupportedTypes.file,
  documentIsForm: 'linkedDocumentIsForm',
  documentIsPortfolio: 'linkedDocumentIsPortfolio',
  documentLocked: 'linkedDocumentLocked',
  documentWithoutText: 'linkedDocumentWithoutText',
  documentGarbled: 'linkedDocumentGarbled',
  documentCorrupt: 'linkedDocumentCorrupt',
  documentTooComplex: 'linkedDocumentTooComplex',
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name // A stray percent sign; the name as it stands will do.
  }
}

/** By its markup, or by the name of its site. */
function isAmp({ body, url }: FetchedPage): boolean {
  if (/^amp[.-]/i.test(new URL(url).hostname)) return true
  const start = Buffer.from(body.subarray(0, 4096)).toString('utf8')
  return /<html\b[^<>]*?\s(?:amp|⚡)[\s=>]/i.test(start)
}
