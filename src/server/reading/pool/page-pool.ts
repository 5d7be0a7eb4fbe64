/**
 * Pages are read by a few processes, one of which stays warm: a hostile page can then cost one of them, never the
 * server. One that takes too long or too much memory is killed and replaced; after a quiet minute the last one goes.
 */
import { AppError } from '#server/platform/errors'
import type { Article } from '../article.ts'
import type { FoundFeed, FoundList } from '../feeds/feed.ts'
import type { Extracted, PageRequest } from './page-messages.ts'
import { PageReader } from './page-reader.ts'

export interface PagePoolOptions {
  /** Processes at most. */
  size?: number
  /** Pages that may wait for a process. */
  maxWaiting?: number
  /** Processor time of one page. */
  processorMs?: number
  /** By the clock, once its turn has come. */
  waitMs?: number
  /** Quiet time after which the processes end. */
  idleMs?: number
  /** The script of a reader process; the built one unless a test replaces it. */
  script?: string
}

export interface PagePool {
  /**
   * Reads a page's bytes. A page without an article is not an error: its status says so.
   * @throws AppError source_unreadable (too large, too slow or broken) | busy | cancelled
   */
  extract(bytes: Uint8Array, url: string, contentType: string, signal?: AbortSignal): Promise<Article>
  /** Reads what is at the address of a feed. @throws as `extract` */
  findFeed(bytes: Uint8Array, url: string, contentType: string, signal?: AbortSignal): Promise<FoundFeed>
  /** Reads a list of feeds. @throws as `extract` */
  findListedFeeds(bytes: Uint8Array, signal?: AbortSignal): Promise<FoundList>
  /** Starts one process ahead of the first page. */
  warm(): void
  close(): Promise<void>
}

const bytesLimit = 10 * 1024 * 1024
/** Pages above this may take more memory than others. Real ones are hardly ever half of it. */
export const heavyPageBytes = 2 * 1024 * 1024
/** Real pages take up to 80 MB, 60 of them before any is read, and 10 MB of text 170 MB. */
const maxRssBytes = { usual: 115 * 1024 * 1024, heavy: 185 * 1024 * 1024 }
/**
 * Processor time. Real pages take 50 ms, hardly ever 500, and 10 MB of text 3 s; three times that on a slow machine. The
 * clock only ends what waits: a busy machine gives a page a tenth of a processor.
 */
const maxProcessorMs = { usual: 5_000, heavy: 15_000 }
const maxWaitMs = 90_000
/** A process more than this ends with its page. */
const maxIdle = 1

interface Job {
  page: PageRequest
  isCancelled: boolean
  resolve: (extracted: Extracted) => void
  reject: (error: AppError) => void
}

export function createPagePool(options: PagePoolOptions = {}): PagePool {
  const { size = 2, maxWaiting = 40, waitMs = maxWaitMs, idleMs = 60_000, script } = options
  const idle: PageReader[] = []
  const busy = new Set<PageReader>()
  const waiting: Job[] = []
  let quiet: NodeJS.Timeout | undefined
  let isClosed = false

  function startNext(): void {
    while (waiting.length > 0 && busy.size < size) {
      const job = waiting.shift()
      if (job && !job.isCancelled) void work(job)
    }
    if (busy.size === 0) {
      clearTimeout(quiet)
      quiet = setTimeout(() => void endIdle(), idleMs).unref()
    }
  }

  async function work(job: Job): Promise<void> {
    const reader = takeReader()
    busy.add(reader)
    try {
      const isHeavy = job.page.bytes.length > heavyPageBytes
      const kind = isHeavy ? 'heavy' : 'usual'
      const processorMs = options.processorMs ?? maxProcessorMs[kind]
      const extracted = await reader.read(job.page, { processorMs, waitMs, maxRssBytes: maxRssBytes[kind] })
      // What a large page leaves behind would count against the next one.
      await settle(reader, isHeavy)
      job.resolve(extracted)
    } catch (error) {
      await settle(reader, true)
      job.reject(tooComplex(error))
    } finally {
      busy.delete(reader)
      startNext()
    }
  }

  /** Keeps the reader warm, or waits until its process is gone. */
  async function settle(reader: PageReader, isSpent: boolean): Promise<void> {
    if (reader.isAlive && !isSpent && !isClosed && idle.length < maxIdle) idle.push(reader)
    else {
      reader.end()
      await reader.gone
    }
  }

  function takeReader(): PageReader {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isAlive) return reader
    return new PageReader(script)
  }

  async function endIdle(): Promise<void> {
    const ended = idle.splice(0)
    for (const reader of ended) reader.end()
    await Promise.all(ended.map((reader) => reader.gone))
  }

  function submit(page: PageRequest, signal: AbortSignal | undefined): Promise<Extracted> {
    if (isClosed || signal?.aborted) return Promise.reject(cancelled())
    if (page.bytes.length > bytesLimit) return Promise.reject(tooComplex(`${page.bytes.length} bytes`))
    if (waiting.length >= maxWaiting) return Promise.reject(tooBusy())
    return new Promise<Extracted>((resolve, reject) => {
      const job: Job = { page, isCancelled: false, resolve, reject }
      // A page that is being read already is read to its end, within its limit; only its answer is dropped.
      const cancel = () => {
        job.isCancelled = true
        reject(cancelled())
      }
      signal?.addEventListener('abort', cancel, { once: true })
      job.resolve = (extracted) => {
        signal?.removeEventListener('abort', cancel)
        resolve(extracted)
      }
      job.reject = (error) => {
        signal?.removeEventListener('abort', cancel)
        reject(error)
      }
      waiting.push(job)
      startNext()
    })
  }

  return {
    async extract(bytes, url, contentType, signal) {
      const extracted = await submit({ kind: 'page', bytes, url, contentType }, signal)
      if (extracted.kind !== 'article') throw tooComplex(extracted.kind)
      return extracted.article
    },

    async findFeed(bytes, url, contentType, signal) {
      const extracted = await submit({ kind: 'feed', bytes, url, contentType }, signal)
      if (extracted.kind !== 'feed') throw tooComplex(extracted.kind)
      return extracted.found
    },

    async findListedFeeds(bytes, signal) {
      const extracted = await submit({ kind: 'opml', bytes, url: '', contentType: '' }, signal)
      if (extracted.kind !== 'list') throw tooComplex(extracted.kind)
      return extracted.found
    },

    warm() {
      if (idle.length + busy.size === 0 && !isClosed) idle.push(new PageReader(script))
    },
    async close() {
      isClosed = true
      clearTimeout(quiet)
      for (const job of waiting.splice(0)) job.reject(cancelled())
      const working = [...busy]
      for (const reader of working) reader.end()
      await Promise.all([endIdle(), ...working.map((reader) => reader.gone)])
    },
  }
}

function tooComplex(cause: unknown): AppError {
  return new AppError('source_unreadable', 'pageTooComplex', {
    cause,
  })
}

function tooBusy(): AppError {
  return new AppError('busy', 'pagesBusy', {
    retryAfterSeconds: 5,
  })
}

function cancelled(): AppError {
  return new AppError('cancelled', 'readingCancelled')
}
