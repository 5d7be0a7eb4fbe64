/**
 * Would an editor publish it? Composes a post of every article of a collection, as the built reader reads it, and counts
 * what `support/post-faults.mjs` finds in it. Tuned on one half of the articles (by a hash of their ids); the other is only
 * counted. Then what the check says of the same posts, and the time of long texts. Needs a build. Goal: at most 3 % of
 * the posts with any fault, 30,000 characters under 100 ms.
 *
 *   node bench/composer.mjs [--data DIR] [--each]   DIR holds index.json [{id, url, file}] and gzipped pages; --each
 *     prints the faults of the half it is tuned on
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { extractArticle } from '../dist/server/reading/html/extract.js'
import { composePost } from '../dist/server/writing/composer/compose-post.js'
import { plainVoice } from '../dist/server/writing/plain-voice.js'
import { groundPost } from '../dist/shared/grounding/ground-post.js'
import { defaultBrief, postLengths } from '../dist/shared/rules/post-brief.js'
import { findFaults } from './support/post-faults.mjs'
import { collectionOf } from './support/sample-pages.mjs'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
    each: { type: 'boolean', default: false },
  },
})
const longChars = 30_000
const halves = ['tuned on', 'not looked at']
const opinion = 'I read this as a warning to everyone who plans a year ahead.'
/** One article, one request: the half of the briefs comes with an opinion, all lengths and mentions take part. */
const briefs = Object.keys(postLengths).flatMap((length) =>
  ['passing', 'line', 'comment'].map((sourceMention) => ({ ...defaultBrief, length, sourceMention })),
)

const articles = collectionOf(options.data, Number.POSITIVE_INFINITY)
  .map((page) => ({ id: page.id ?? page.url, article: extractArticle(page.bytes(), page.url) }))
  .filter(({ article }) => article.status === 'ok')
const rows = articles.map(({ id, article }, number) => {
  const source = { ...article, isOwn: false }
  const brief = briefs[number % briefs.length]
  const view = number % 2 === 0 ? '' : opinion
  const text = composeOrNull(requestFor(source, view, brief))
  if (text === null) return { id, text: '', faults: [], half: halfOf(id), statements: 0, judged: [], isRefused: true }
  const most = { characters: postLengths[brief.length] + view.length, hashtags: brief.hashtags }
  const faults = findFaults(text, source, { opinion: view, most })
  const known = [source.title, source.byline, source.siteName, source.published].filter(Boolean).join('\n')
  const judged = groundPost(text, [source.text, known], { opinion: view })
  return { id, text, faults, half: halfOf(id), statements: (text.match(/[“„«]/gu) ?? []).length - 1, judged }
})

printShares()
if (options.each)
  for (const { id, faults } of rows.filter(({ half }) => half === 0))
    for (const { name, shown } of faults) console.log(`${id}  ${name}: ${shown}`)
measureLongTexts()

/** null where it finds too little to quote. */
function composeOrNull(request) {
  try {
    return composePost(request).text
  } catch (error) {
    if (error.code === 'model_not_supported') return null
    throw error
  }
}

function halfOf(id) {
  return createHash('sha1').update(id).digest()[0] % 2
}

function requestFor(source, view, brief) {
  return {
    source,
    voice: { ...plainVoice({ name: 'Professional & Insightful', promptPart: '' }), opinion: view },
    model: 'composer',
    language: 'english',
    useWebSearch: false,
    template: '',
    brief,
  }
}

function printShares() {
  const names = [...new Set(rows.flatMap(({ faults }) => faults.map(({ name }) => name)))].sort((a, b) =>
    a < b ? -1 : 1,
  )
  const line = (label, holds) => {
    const shares = halves.map((_, half) => {
      const some = rows.filter((row) => row.half === half)
      const count = some.filter(holds).length
      return `${count}/${some.length} ${((100 * count) / Math.max(1, some.length)).toFixed(1)} %`.padEnd(18)
    })
    console.log(`composer: ${label.padEnd(38)} ${shares.join(' ')}`)
  }
  console.log(`composer: ${'posts'.padEnd(38)} ${halves.map((half) => half.padEnd(18)).join(' ')}`)
  for (const name of names) line(name, ({ faults }) => faults.some((fault) => fault.name === name))
  line('ANY FAULT', ({ faults }) => faults.length > 0)
  line('too little to quote: no post', ({ isRefused }) => isRefused)
  line('an own line above little else', ({ statements, isRefused }) => !isRefused && statements < 2)
  line('check: looks different', ({ judged }) => judged.some(({ verdict }) => verdict === 'differs'))
  line('check: a quotation not found', ({ judged }) =>
    judged.some(({ verdict, kind }) => verdict === 'not-found' && kind === 'quotation'),
  )
}

/** Real articles one after the other, cut to the length; after a few runs to warm up. */
function measureLongTexts() {
  const text = articles.map(({ article }) => article.text).join('\n\n')
  const parts = Array.from({ length: 24 }, (_, place) => text.slice(place * longChars, (place + 1) * longChars))
  const times = parts.map((part) => {
    const source = { title: part.slice(0, 70), byline: null, published: '2024-05-06', siteName: 'Paper', isOwn: false }
    const startedAt = performance.now()
    composeOrNull(requestFor({ ...source, language: null, url: null, text: part }, '', defaultBrief))
    return performance.now() - startedAt
  })
  const sorted = times.slice(4).sort((a, b) => a - b)
  const [median, slowest] = [sorted[10] ?? 0, sorted.at(-1) ?? 0].map(Math.round)
  console.log(`composer: ${longChars.toLocaleString('en')} characters: median ${median} ms, slowest ${slowest} ms`)
}
