/**
 * Pages are read by a few warm processes: a hostile page can then cost one of them, never the server. One that takes
 * too long or too much memory is killed and replaced; after a quiet minute all of them go.
 */
import { AppError } from '#server/platform/errors'
import type { Article } from '../article.ts'
import type { PageRequest } from './page-messages.ts'
import { PageReader } from './page-reader.ts'

export interface PagePoolOptions {
  /** Processes at most. */
  size?: number
  /** Pages that may wait for a process. */
  maxWaiting?: number
  /** For one page, once its turn has come. */
  limitMs?: number
  /** Quiet time after which the processes end. */
  idleMs?: number
  /** The script of a reader process; the built one unless a test brings its own. */
  script?: string
}

export interface PagePool {
  /**
   * Reads a page's bytes. A page without an article is no error: its status says so.
   * @throws AppError source_unreadable (too large, too slow or broken) | busy | cancelled
   */
  extract(bytes: Uint8Array, url: string, contentType: string, signal?: AbortSignal): Promise<Article>
  /** Starts one process ahead of the first page. */
  warm(): void
  close(): Promise<void>
}

const bytesLimit = 10 * 1024 * 1024

interface Job {
  page: PageRequest
  isCancelled: boolean
  resolve: (article: Article) => void
  reject: (error: AppError) => void
}

export function createPagePool(options: PagePoolOptions = {}): PagePool {
  const { size = 2, maxWaiting = 40, limitMs = 5_000, idleMs = 60_000, script } = options
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
      quiet = setTimeout(endIdle, idleMs).unref()
    }
  }

  async function work(job: Job): Promise<void> {
    const reader = takeReader()
    busy.add(reader)
    try {
      job.resolve(await reader.read(job.page, limitMs))
    } catch (error) {
      job.reject(tooComplex(error))
    } finally {
      busy.delete(reader)
      if (reader.isAlive && !isClosed) idle.push(reader)
      else reader.end()
      startNext()
    }
  }

  function takeReader(): PageReader {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isAlive) return reader
    return new PageReader(script)
  }

  function endIdle(): void {
    for (const reader of idle.splice(0)) reader.end()
  }

  return {
    extract(bytes, url, contentType, signal) {
      if (isClosed || signal?.aborted) return Promise.reject(cancelled())
      if (bytes.length > bytesLimit) return Promise.reject(tooComplex(`${bytes.length} bytes`))
      if (waiting.length >= maxWaiting) return Promise.reject(tooBusy())

      return new Promise<Article>((resolve, reject) => {
        const job: Job = { page: { bytes, url, contentType }, isCancelled: false, resolve, reject }
        // A page that is being read already is read to its end, within its limit; only its answer is dropped.
        const cancel = () => {
          job.isCancelled = true
          reject(cancelled())
        }
        signal?.addEventListener('abort', cancel, { once: true })
        job.resolve = (article) => {
          signal?.removeEventListener('abort', cancel)
          resolve(article)
        }
        job.reject = (error) => {
          signal?.removeEventListener('abort', cancel)
          reject(error)
        }
        waiting.push(job)
        startNext()
      })
    },
    warm() {
      if (idle.length + busy.size === 0 && !isClosed) idle.push(new PageReader(script))
    },
    async close() {
      isClosed = true
      clearTimeout(quiet)
      for (const job of waiting.splice(0)) job.reject(cancelled())
      endIdle()
      for (const reader of busy) reader.end()
    },
  }
}

function tooComplex(cause: unknown): AppError {
  return new AppError('source_unreadable', 'This page is too large or complex to read. Paste its text instead.', {
    cause,
  })
}

function tooBusy(): AppError {
  return new AppError('busy', 'Many pages are being read right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}

function cancelled(): AppError {
  return new AppError('cancelled', 'Reading was cancelled.')
}
