/**
 * Does grounding find what a post changed, and leave alone what is true? On our own labelled cases (bench/grounding/*.json;
 * tuned on the even ones, the odd ones are only reported), on cases made of real articles and on posts as a model writes
 * them, when there are any. Then its time beside a plain split of the same text. Needs a build.
 *
 *   node bench/grounding.mjs [--data DIR] [--each]      --each lists the even cases that came out wrong
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createGrounding, groundPost } from '../dist/shared/grounding/ground-post.js'
import { casesFromArticles } from './grounding/change-articles.mjs'
import { isFlag, reportParaphrased } from './grounding/paraphrased.mjs'
import { sampleTexts } from './grounding/sample-texts.mjs'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
    each: { type: 'boolean', default: false },
  },
})
const folder = new URL('./grounding/', import.meta.url)
const trueKinds = ['verbatim', 'reformatted', 'paraphrase', 'opinion']

const own = readOwnCases()
console.log(`grounding: ${own.length} labelled cases in six languages`)
report(
  'even',
  own.filter((_, place) => place % 2 === 0),
  options.each,
)
report(
  'odd',
  own.filter((_, place) => place % 2 === 1),
  false,
)
const made = casesFromArticles(options.data)
console.log(
  made.length > 0
    ? `${made.length} cases made of articles`
    : `no articles in ${options.data}; name a folder with --data`,
)
if (made.length > 0) report('made', made, options.each)
reportParaphrased(createGrounding, {
  folder: `${options.data}/../posts`,
  articlesFile: `${options.data}/index.json`,
  isEach: options.each,
})
measureTime()

/** A row is [kind, post, what is wrong in it]; nothing is wrong in a true one. */
function readOwnCases() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { source, opinion, cases } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
      return cases.map(([kind, post, wrong]) => {
        const start = wrong ? post.indexOf(wrong) : undefined
        if (start === -1) throw new Error(`${name}: "${wrong}" does not stand in "${post}"`)
        return {
          kind,
          post,
          source,
          opinion: kind === 'opinion' ? opinion : undefined,
          start,
          end: wrong ? start + wrong.length : undefined,
        }
      })
    })
}

function report(label, cases, isEach) {
  const groundings = new Map()
  const tally = new Map()
  for (const one of cases) {
    const grounding = groundings.get(one.source) ?? createGrounding([one.source])
    groundings.set(one.source, grounding)
    const missing = grounding.check(one.post, { opinion: one.opinion }).filter(isFlag)
    const isTrue = trueKinds.includes(one.kind)
    const isHit = missing.some(({ start, end }) => start < one.end && one.start < end)
    const isRight = isTrue ? missing.length === 0 : isHit
    const row = tally.get(one.kind) ?? { right: 0, all: 0 }
    tally.set(one.kind, { right: row.right + (isRight ? 1 : 0), all: row.all + 1 })
    if (isEach && !isRight)
      console.log(
        '   ',
        one.kind,
        '|',
        one.post,
        '|',
        isTrue ? missing.map(({ text }) => text).join(' / ') : one.post.slice(one.start, one.end),
      )
  }
  for (const [kind, { right, all }] of [...tally].sort(([a], [b]) => a.localeCompare(b))) {
    const isTrue = trueKinds.includes(kind)
    const count = isTrue ? all - right : right
    console.log(
      `${label.padEnd(5)} ${kind.padEnd(20)} ${isTrue ? 'flagged' : 'found  '} ${String(count).padStart(4)} of ${String(all).padStart(4)}  ${((100 * count) / all).toFixed(1)} %`,
    )
  }
}

function measureTime() {
  const { source, post } = sampleTexts()
  const grounding = createGrounding([source])
  let turn = 0
  const number = () => {
    turn += 1
    return String(turn)
  }
  const next = () => post.replace('.', ` ${number()}.`)
  const split = medianOf(() => `${source}\n${post}`.split(/\s+/))
  const rows = {
    'index and whole post': medianOf(() => groundPost(next(), [source])),
    'whole post, index kept': medianOf(() => grounding.check(post, { opinion: number() })),
    'one line changed': medianOf(() => grounding.check(next())),
  }
  console.log(`time: ${post.length} against ${source.length} characters; plain split ${split.toFixed(2)} ms`)
  for (const [name, ms] of Object.entries(rows))
    console.log(`${name.padEnd(24)} ${ms.toFixed(2)} ms  ${(ms / split).toFixed(1)} x the split`)
}

function medianOf(deed) {
  const times = Array.from({ length: 45 }, () => {
    const startedAt = performance.now()
    deed()
    return performance.now() - startedAt
  }).slice(15)
  return times.sort((a, b) => a - b)[times.length >> 1]
}
