/**
 * Are contradictions of earlier posts found? 60 pairs: a sentence of a post as a model wrote it, and the same with one
 * thing turned around, changed or given to someone else; beside them as many pairs of a true sentence and the nearest one of its
 * article. First whether the pair is put before the model at all, then what its answers make of it. The answers are kept as
 * hashes of the pairs that were named; they were given by reading the prompts, without the labels.
 *
 *   node bench/contradictions.mjs [--data DIR] [--prompts] [--each]     --prompts prints what a model is asked, in its blocks
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nearestPairs, pairSentences } from '../dist/shared/earlier/pair-sentences.js'
import { sentencesOf } from '../dist/shared/text/sentences.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    prompts: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
})
const wanted = { negation: 20, attribution: 8, number: 16, date: 8, unit: 8 }
const inAll = Object.values(wanted).reduce((sum, count) => sum + count, 0)
const perBlock = 30

const posts = read('posts/dev.json').filter(({ language }) => language === 'english' || language === 'german')
const articles = new Map(read('articles/index.json').map(({ id, text }) => [id, text]))
if (posts.length === 0) {
  console.log(`no posts in ${options.data}; name a folder with --data`)
  process.exit(0)
}
const seeded = seedContradictions()
const compatible = findCompatible(inAll)
const pairs = [...seeded, ...compatible]
  .filter(({ pair }) => pair !== null)
  .toSorted((a, b) => hashOf(a.pair).localeCompare(hashOf(b.pair)))

if (options.prompts) printPrompts()
else report()

/** [{ pair: { here, earlier } | null, isContrary, kind }]; null: not put before the model */
function seedContradictions() {
  const left = { ...wanted }
  return posts.flatMap((post) =>
    post.edits.flatMap(({ from, to, kind }) => {
      const sentence = sentencesIn(post).find((each) => each.includes(from))
      if (!sentence || !left[kind]) return []
      left[kind] -= 1
      const edited = sentence.replace(from, to)
      const found = nearestPairs(pairSentences(edited, [...otherPosts(post), post.post], post.language), perBlock)
      const pair = found.find(({ earlier }) => earlier === sentence) ?? null
      return [{ pair, isContrary: true, kind }]
    }),
  )
}

function findCompatible(most) {
  return posts
    .flatMap((post) =>
      sentencesIn(post)
        .flatMap((sentence) =>
          nearestPairs(pairSentences(sentence, [articles.get(post.article) ?? ''], post.language), 1),
        )
        .slice(0, 4)
        .map((pair) => ({ pair, isContrary: false, kind: 'compatible' })),
    )
    .slice(0, most)
}

function otherPosts(post) {
  return posts.filter(({ n, language }) => n !== post.n && language === post.language).map((each) => each.post)
}

function printPrompts() {
  for (let from = 0; from < pairs.length; from += perBlock) {
    console.log(`--- pairs ${from + 1} to ${Math.min(pairs.length, from + perBlock)}`)
    for (const [at, { pair }] of pairs.slice(from, from + perBlock).entries())
      console.log(`[${from + at + 1}] NEW: ${pair.here}\n    EARLIER: ${pair.earlier}`)
  }
}

function report() {
  const named = new Set(
    readFileSync(new URL('./contradictions/named.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  const isNamed = ({ pair }) => pair !== null && named.has(hashOf(pair))
  const share = (list) =>
    `${list.filter(isNamed).length} of ${list.length} (${((100 * list.filter(isNamed).length) / list.length).toFixed(1)} %)`
  for (const kind of Object.keys(wanted)) {
    const of = seeded.filter((each) => each.kind === kind)
    const shown = of.filter(({ pair }) => pair !== null).length
    console.log(`${kind.padEnd(12)} put before the model ${shown} of ${of.length}, found ${share(of)}`)
  }
  console.log(`contradictions found ${share(seeded)}; named though compatible ${share(compatible)}`)
  if (!options.each) return
  for (const each of seeded.filter((one) => !isNamed(one)))
    console.log('   miss ', each.kind, JSON.stringify(each.pair))
  for (const each of compatible.filter(isNamed)) console.log('   false', JSON.stringify(each.pair))
}

function sentencesIn({ post, language }) {
  return post
    .split('\n')
    .flatMap((line) => sentencesOf(line, language).map(({ start, end }) => line.slice(start, end)))
    .filter((sentence) => sentence.length > 30 && !/^(?:Source|Quelle):/.test(sentence))
}

function hashOf({ here, earlier }) {
  return createHash('sha256').update(`${here}\n${earlier}`).digest('hex').slice(0, 12)
}

function read(name) {
  const file = `${options.data}/${name}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
