import { readAnswer } from '#server/platform/confined/answer-parent'
import { runChild } from '#server/platform/confined/run-child'
import { builtScript } from '#server/platform/files-of-product'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import type { Answer, Purpose } from './child.ts'
import {
  childBytes,
  childFailure,
  type Images,
  imageFailure,
  isImageVerdict,
  type PreparedPicture,
  postFailure,
} from './images.ts'

const childScript = builtScript('adapters/images/child')

/**
 * A separate process decodes each untrusted picture: a decoder that is compromised, hangs or needs too much memory then
 * affects that picture only. 25 megapixels take some two seconds on an idle machine.
 */
const childOptions = {
  heapMb: 128,
  timeoutMs: 15_000,
  maxRssBytes: childBytes,
  maxOutputBytes: 80 * 1024 * 1024,
}

/** @param script replaces the process that rewrites a picture, in tests */
export function createImages(script = childScript): Images {
  const limiter = new ConcurrencyLimiter({
    atOnce: 2,
    maxWaiting: 30,
    maxWaitMs: 30_000,
    busyReason: 'picturesBusy',
  })
  async function run(
    purpose: Purpose,
    picture: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<PreparedPicture> {
    const fail = purpose === 'post' ? postFailure : childFailure
    const rewrite = () => runChild(picture, { ...childOptions, fail, script, args: [purpose], signal })
    return parseAnswer(await limiter.run(rewrite, signal))
  }
  return {
    prepare: (picture, signal) => run('library', picture, signal),
    prepareForPost: (picture, signal) => run('post', picture, signal),
    async prepareForCard(picture, signal) {
      const { width, height, file } = await run('card', [picture], signal)
      return { width, height, file }
    },
  }
}

function parseAnswer(output: Buffer): PreparedPicture {
  const { facts: answer, files } = readAnswer<Answer>(output)
  if (!answer.ok) throw imageFailure(isImageVerdict(answer.code) ? answer.code : 'CORRUPT', answer.detail)
  const { mimeType, width, height, fileBytes } = answer
  return { mimeType, width, height, file: files.subarray(0, fileBytes), thumbnail: files.subarray(fileBytes) }
}
