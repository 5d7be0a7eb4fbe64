import { fileURLToPath } from 'node:url'
import { runChild } from '#server/platform/run-child'
import { Turnstile } from '#server/platform/turnstile'
import type { Article } from '../article.ts'
import type { Answer } from './child.ts'
import { childFailure, documentFailure, isDocumentCode } from './failure.ts'
import { limits } from './limits.ts'

/** Always the built script, whether this file runs from src or from dist. */
const script = fileURLToPath(new URL('../../../../dist/server/reading/documents/child.js', import.meta.url))

export const childOptions = {
  script,
  heapMb: 384,
  timeoutMs: 15_000,
  maxRssBytes: 700 * 1024 * 1024,
  /** Longer than any answer: the text limit, each character escaped. */
  maxOutputBytes: 16 * 1024 * 1024,
  fail: childFailure,
}
const turnstile = new Turnstile({
  atOnce: 2,
  maxWaiting: 8,
  maxWaitMs: childOptions.timeoutMs,
  busySentence: 'Too many documents are being read right now. Please try again in a moment.',
})

/**
 * Reads a PDF, Word, PowerPoint, Excel, CSV or text file. Its bytes decide what it is; the name serves as the title of
 * last resort. Each document is read by a process of its own, which is gone when the promise settles.
 * @throws AppError EMPTY_FILE | TOO_LARGE | UNSUPPORTED_TYPE | PASSWORD_PROTECTED | NO_TEXT | CORRUPT | TOO_COMPLEX, or
 *   busy when too many wait; the signal's reason when aborted
 */
export async function readDocument(
  bytes: Uint8Array,
  options: { filename: string; mimeType: string; signal?: AbortSignal },
): Promise<Article> {
  if (bytes.length === 0) throw documentFailure('EMPTY_FILE')
  if (bytes.length > limits.fileBytes) throw documentFailure('TOO_LARGE')

  const { signal } = options
  const header = Buffer.from(`${JSON.stringify({ filename: options.filename })}\n`)
  const run = () => runChild([header, bytes], { ...childOptions, signal })
  const { title, text, language, truncated } = parseAnswer(await turnstile.run(run, signal))

  return {
    title,
    text,
    language,
    truncated,
    byline: null,
    published: null,
    siteName: null,
    leadImage: null,
    url: null,
    status: 'ok',
  }
}

function parseAnswer(output: Buffer) {
  const answer = JSON.parse(output.toString('utf8')) as Answer
  if (answer.ok) return answer.document
  throw documentFailure(isDocumentCode(answer.code) ? answer.code : 'CORRUPT', answer.detail)
}
