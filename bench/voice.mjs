/**
 * Is the panel "Voice and originality" quick enough for each key stroke? Milliseconds of each check of a post of 3,000
 * characters, its source having 30,000, beside a plain split of the same post into words by Intl.Segmenter. Then how long
 * a post takes to be compared with 1,000 earlier ones. Needs a build.
 *
 *   node bench/voice.mjs
 */
import { compareVoice } from '../dist/shared/voice/compare-voice.js'
import { findCliches } from '../dist/shared/voice/find-cliches.js'
import { indexPassages } from '../dist/shared/voice/shared-passage.js'
import { shinglesOf, similarityOfShingles } from '../dist/shared/voice/similarity.js'

const postChars = 3_000
const sourceChars = 30_000
const runs = 60
const subjects = ['The harbour', 'A survey of 1,100 firms', 'Our team', 'The new timetable', 'I', 'A regional library']
const verbs = ['opened', 'has postponed', 'never explained', 'counted', 'pays for', 'compares']
const objects = ['its second quay', 'the usual maintenance', 'what people ask for', 'a third of the trains', 'the rent']
const ends = [' on Monday.', ', which is precisely the step it had feared!', ' - for once.', ', they said.', '?', '.']

const source = textOf(sourceChars, 1)
const post = `${source.slice(400, 900)}\n\n${textOf(postChars - 502, 2)}`
const examples = [textOf(1_200, 3), textOf(900, 4), textOf(1_500, 5)]
const index = indexPassages(source)
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

const split = medianMs(() => [...segmenter.segment(post)].length)
console.log(`voice: a post of ${post.length} characters, a source of ${source.length}`)
console.log(`${'split into words'.padEnd(30)} ${split.toFixed(2)} ms`)
const checks = {
  'voice, three examples': () => compareVoice(post, examples, 'english'),
  'stock phrases': () => findCliches(post, 'english'),
  'passages of the source': () => index.find(post),
}
let sum = 0
for (const [name, check] of Object.entries(checks)) sum += report(name, medianMs(check))
report('all at a key stroke', sum)
report(
  'index of the source, once',
  medianMs(() => indexPassages(source)),
)

const earlier = Array.from({ length: 1_000 }, (_, place) => textOf(1_500, place + 10))
const startedAt = performance.now()
const shingles = shinglesOf(post)
for (const text of earlier) similarityOfShingles(shingles, shinglesOf(text))
console.log(`${'1,000 earlier posts'.padEnd(30)} ${Math.round(performance.now() - startedAt)} ms`)

function report(name, ms) {
  console.log(`${name.padEnd(30)} ${ms.toFixed(2)} ms  ratio ${(ms / split).toFixed(2)}`)
  return ms
}

function medianMs(work) {
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return times.sort((a, b) => a - b)[runs / 2]
}

/** Sentences put together at random, the same for the same seed. */
function textOf(chars, seed) {
  let state = seed
  const pick = (list) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return list[(state >>> 16) % list.length]
  }
  let text = ''
  while (text.length < chars) {
    const sentence = `${pick(subjects)} ${pick(verbs)} ${pick(objects)}${pick(ends)}`
    text += pick([`${sentence} `, `${sentence} `, `${sentence}\n\n`])
  }
  return text.slice(0, chars)
}
