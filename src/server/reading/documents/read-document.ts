import { fileURLToPath } from 'node:url'
import type { Article } from '../article.ts'
import type { Answer } from './child.ts'
import { runChild } from './child-process.ts'
import { documentFailure, isDocumentCode } from './failure.ts'
import { limits } from './limits.ts'
import { Turnstile } from './turnstile.ts'

/** Always the built script, whether this file runs from src or from dist. */
export const childScript = fileURLToPath(new URL('../../../../dist/server/reading/documents/child.js', import.meta.url))

const timeoutMs = 15_000
const maxRssBytes = 700 * 1024 * 1024
const turnstile = new Turnstile({ atOnce: 2, maxWaiting: 8, maxWaitMs: timeoutMs })

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
  const run = () => runChild([header, bytes], { script: childScript, timeoutMs, maxRssBytes, signal })
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

function parseAnswer(output: string) {
  const answer = JSON.parse(output) as Answer
  if (answer.ok) return answer.document
  throw documentFailure(isDocumentCode(answer.code) ? answer.code : 'CORRUPT', answer.detail)
}
