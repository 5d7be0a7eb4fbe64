import { readAnswer } from '#server/platform/confined/answer-parent'
import { runChild } from '#server/platform/confined/run-child'
import { builtScript } from '#server/platform/files-of-product'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import { fontLimits } from '#shared/rules/fonts'
import type { Answer } from './child.ts'
import { childBytes, childFailure, type Fonts, fontFailure, isFontRefusal, type PreparedFont } from './fonts.ts'

const childScript = builtScript('adapters/fonts/child')

/** Font files contain programs: a separate process reads each, so a hostile one can harm only that process. */
const childOptions = {
  heapMb: 128,
  timeoutMs: 30_000,
  maxRssBytes: childBytes,
  maxOutputBytes: fontLimits.bytesUnpacked + 64 * 1024,
  fail: childFailure,
}

/** @param script replaces the process that reads a font, in tests */
export function createFonts(script = childScript): Fonts {
  const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaiting: 20, maxWaitMs: 30_000, busyReason: 'fontsBusy' })
  return {
    async prepare(font, signal) {
      const run = () => runChild([font], { ...childOptions, script, signal })
      return parseAnswer(await limiter.run(run, signal))
    },
  }
}

function parseAnswer(output: Buffer): PreparedFont {
  const { facts: answer, files } = readAnswer<Answer>(output)
  if (!answer.ok) throw fontFailure(isFontRefusal(answer.reason) ? answer.reason : 'fontCorrupt', answer.detail)
  const { ok: _, ...facts } = answer
  return { ...facts, file: files }
}
