import { sampleTexts } from './grounding/sample-texts.mjs'
import { openBenchPage } from './support/page.mjs'
import { machine } from './support/server.mjs'

/**
 * How long the check takes in the browser that an author types in: a post of 3,000 characters against a source of 30,000,
 * beside what the same browser needs to lay out the post. Target: 16 ms, so that a key stroke stays within a frame.
 */

const target = 16
const texts = sampleTexts()
const { page, close } = await openBenchPage('bench/grounding/page.ts')
try {
  const rows = await page.evaluate((given) => measureChecks(given), texts)
  const layout = quantile(rows['layout of the post'], 0.5)
  console.log(`grounding in the browser: ${texts.post.length} against ${texts.source.length} characters, ${machine()}`)
  for (const [name, times] of Object.entries(rows)) {
    const [median, p95] = [0.5, 0.95].map((share) => quantile(times, share))
    const ratio = `${(median / layout).toFixed(1)} x the layout`
    const verdict =
      name === 'index and check' || name.startsWith('layout') ? '' : p95 <= target ? 'within 16 ms' : 'MISSED'
    console.log(`${name.padEnd(28)} ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms  ${ratio}  ${verdict}`)
  }
} finally {
  await close()
}

function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
