import { readAnswer } from '#server/platform/confined/answer-parent'
import { runChild } from '#server/platform/confined/run-child'
import { builtScript } from '#server/platform/files-of-product'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import type { Answer } from './child.ts'
import { isPdfVerdict, type Pdfs, pdfFailure, pdfLimits } from './pdfs.ts'

/** A separate process opens each PDF: one that hangs or needs too much memory then affects itself only. */
const childOptions = {
  script: builtScript('adapters/pdf/child'),
  heapMb: 256,
  timeoutMs: pdfLimits.waitMs,
  maxRssBytes: pdfLimits.childBytes,
  maxOutputBytes: 16 * 1024 * 1024,
  fail: (what: 'limit' | 'fault', cause: string) => pdfFailure(what === 'limit' ? 'TOO_COMPLEX' : 'CORRUPT', cause),
}

export function createPdfs(): Pdfs {
  const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaiting: 8, maxWaitMs: 60_000, busyReason: 'documentsBusy' })
  return {
    async inspect(pdf, signal) {
      const output = await limiter.run(() => runChild(pdf, { ...childOptions, signal }), signal)
      const { facts: answer, files } = readAnswer<Answer>(output)
      if (!answer.ok) throw pdfFailure(isPdfVerdict(answer.verdict) ? answer.verdict : 'CORRUPT', answer.detail)
      const { pages, width, height } = answer
      return { pages, width, height, preview: files }
    },
  }
}
