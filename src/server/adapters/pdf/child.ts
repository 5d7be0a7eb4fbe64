import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { answerParent, writeAnswer } from '#server/platform/confined/answer-parent'
import { inspectPdf } from './inspect-pdf.ts'
import { pdfLimits } from './pdfs.ts'

/**
 * Entry point of a process that checks one PDF: its bytes on stdin; on stdout a line of JSON, an Answer, then the JPEG of
 * its first page; then it exits.
 */
export type Answer =
  | { ok: true; pages: number; width: number; height: number }
  | { ok: false; verdict: string; detail: string }

await answerParent({ maxRssBytes: pdfLimits.childBytes, maxProcessorMs: pdfLimits.processorMs }, answer)

async function answer(guarded: Promise<void>): Promise<Uint8Array> {
  try {
    const bytes = await buffer(process.stdin)
    await guarded
    const found = await inspectPdf(bytes)
    if (typeof found === 'string') return writeAnswer<Answer>({ ok: false, verdict: found, detail: '' })
    const { preview, ...facts } = found
    return writeAnswer<Answer>({ ok: true, ...facts }, [preview])
  } catch (error) {
    return writeAnswer<Answer>({ ok: false, verdict: 'CORRUPT', detail: inspect(error).slice(0, 500) })
  }
}
