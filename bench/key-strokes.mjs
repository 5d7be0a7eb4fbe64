import { join } from 'node:path'
import { runnerImport } from 'vite'
import { machine, root } from './support/server.mjs'

/**
 * What one key stroke costs while a post is checked, for all texts of tests/support/hostile-texts.ts: a post of 3,000 and
 * one of 20,000 characters, beside a source of 200,000 that says the same. Processor time, the least of three strokes.
 * Target: 50 ms for a post that LinkedIn takes.
 *
 *   node bench/key-strokes.mjs
 */

const target = 50
const config = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^#/, replacement: `${join(root, 'src')}/` }] },
}
const load = async (path) => (await runnerImport(join(root, path), config)).module
const [texts, grounding, passages, cliches, voice, feed, fold, marks, post] = await Promise.all(
  [
    'tests/support/hostile-texts.ts',
    'src/shared/grounding/ground-post.ts',
    'src/shared/voice/shared-passage.ts',
    'src/shared/voice/find-cliches.ts',
    'src/shared/voice/compare-voice.ts',
    'src/shared/linkedin/live-words.ts',
    'src/client/features/preview/fold-preview.ts',
    'src/client/features/checking/mark-text.ts',
    'src/client/features/checking/check-post.ts',
  ].map(load),
)
const view = { device: 'phone', hasMedia: true }
const choices = { language: 'english', opinion: null }
const prose = 'The council of Anytown planted 12,000 trees along its roads, said Mayor Anna Smith. '.repeat(10)

/** Each with what it keeps between two strokes. */
const checks = {
  'claims and marks': (source) => {
    const index = grounding.createGrounding([source])
    const sources = [{ text: source, page: null }]
    return (text) => marks.markText(text, post.checkPost(index, sources, text, choices))
  },
  'passages of the source': (source) => {
    const index = passages.indexPassages(source)
    return (text) => index.find(text)
  },
  'stock phrases': () => (text) => cliches.findCliches(text, 'english'),
  voice: () => (text) => voice.compareVoice(text, [prose, prose]),
  'fold and preview': () => (text) => [fold.foldPreview(text, view, '…see more'), feed.partFeedText(text)],
}

console.log(`strokes: machine      ${machine()}`)
for (const characters of [3_000, 20_000]) {
  for (const [name, prepare] of Object.entries(checks)) {
    const strokes = texts.makeHostileTexts(200_000).map(({ name: text, text: source }) => {
      return { text, ms: fastestStroke(prepare(source), source.slice(0, characters)) }
    })
    const [worst] = strokes.toSorted((one, other) => other.ms - one.ms)
    const beside = characters === 3_000 ? ` (${(worst.ms / target).toFixed(2)}x the target of ${target})` : ''
    console.log(
      `strokes: ${characters} chars  ${name}, worst ${worst.ms.toFixed(0)} ms${beside}: ${worst.text}; ${strokes.length} texts`,
    )
  }
}

function fastestStroke(check, text) {
  const middle = text.length / 2
  check(text)
  const strokes = [1, 2, 3].map((letters) => {
    const before = process.cpuUsage()
    check(`${text.slice(0, middle)}${'x'.repeat(letters)}${text.slice(middle)}`)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...strokes)
}
