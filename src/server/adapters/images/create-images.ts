import { fileURLToPath } from 'node:url'
import { AppError } from '#server/platform/errors'
import { Turnstile } from '#server/reading/documents/turnstile'
import type { Answer } from './child.ts'
import { type Images, imageFailure, isImageCode, type PreparedPicture } from './images.ts'
import { type ChildLimits, runChild } from './run-child.ts'

/** Always the built script, whether this file runs from src or from dist. */
const childScript = fileURLToPath(new URL('../../../../dist/server/adapters/images/child.js', import.meta.url))

/**
 * Decoding what strangers send is done by a process of its own for each picture: a decoder that is taken over, hangs
 * or wants too much memory then costs that picture only. 25 megapixels need up to 600 MB, and some two seconds where
 * nothing else goes on.
 */
const childLimits: ChildLimits = {
  timeoutMs: 15_000,
  maxRssBytes: 900 * 1024 * 1024,
  maxOutputBytes: 80 * 1024 * 1024,
}
const maxWaitMs = 30_000

export function createImages(script = childScript, limits = childLimits): Images {
  const turnstile = new Turnstile({ atOnce: 2, maxWaiting: 30, maxWaitMs })
  return {
    async prepare(picture, signal) {
      const output = await turnstile.run(() => runChild(script, picture, limits, signal), signal).catch(inOurWords)
      return parseAnswer(output)
    },
  }
}

/** The turnstile speaks of documents. */
function inOurWords(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'busy') throw error
  throw new AppError('busy', 'Many pictures are being uploaded right now. Please try again in a moment.', {
    retryAfterSeconds: 10,
  })
}

function parseAnswer(output: Buffer): PreparedPicture {
  const headerEnd = output.indexOf('\n')
  const answer = JSON.parse(output.toString('utf8', 0, headerEnd)) as Answer
  if (!answer.ok) throw imageFailure(isImageCode(answer.code) ? answer.code : 'CORRUPT', answer.detail)
  const { mimeType, width, height, fileBytes } = answer
  const [start, middle] = [headerEnd + 1, headerEnd + 1 + fileBytes]
  return { mimeType, width, height, file: output.subarray(start, middle), thumbnail: output.subarray(middle) }
}
