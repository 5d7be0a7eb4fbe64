/**
 * Is a correction of a source found, and nothing else? On 200 pairs of readings of real articles: in each, one sentence that
 * a post used was corrected, and around it changed what changes by itself: clocks, counters, advertisements, related links,
 * marks and spaces. The same 200 without the correction, some with a sentence changed that no post used. Half of the articles
 * are held out. Articles are read from a folder and kept nowhere. Needs a build.
 *
 *   node bench/corrections.mjs [--data DIR] [--each]
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findCorrections } from '../dist/shared/corrections/find-corrections.js'
import { findUsedSentences } from '../dist/shared/corrections/used-sentences.js'
import { indexSource } from '../dist/shared/grounding/index-source.js'
import { correct, correctionKinds, disturb, postFrom, randomFrom } from './corrections/seeds.mjs'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    each: { type: 'boolean', default: false },
  },
})
const pairs = 200
const articles = read(`${options.data}/articles/index.json`).filter(
  ({ text }) => text && text.length > 1_500 && text.length < 30_000,
)
const posts = ['dev', 'fresh'].flatMap((name) => read(`${options.data}/posts/${name}.json`))
const texts = new Map(
  [...articles, ...read(`${options.data}/posts/fresh-articles.json`)].map(({ id, text }) => [id, text]),
)
if (articles.length === 0) {
  console.log(`no articles in ${options.data}; name a folder with --data`)
  process.exit(0)
}

const random = randomFrom(11)
const tally = new Map()
let made = 0
let ms = 0
for (const { text, post, language } of subjects()) {
  if (made === pairs) break
  const before = indexSource(text)
  const used = [...findUsedSentences(post, before, language)].map((place) => before.sentences[place])
  const kind = correctionKinds[made % correctionKinds.length]
  const target = pick(used.filter((sentence) => correct(kind, sentence, randomFrom(made)) !== null))
  if (!target) continue
  const said = correct(kind, target, randomFrom(made))
  const part = isHeldOut(text) ? 'held out' : 'seen'
  made += 1

  const others = before.sentences.filter((sentence) => !used.includes(sentence))
  const found = compare(disturb(replaceAt(text, target, said), random), { before, post, language })
  const isFound = found.some((each) => each.before === target.text)
  const row = rowOf(part, kind)
  row.all += 1
  if (isFound) row.found += 1
  // the correction that was seeded aside, whatever is found is false; so is all of a reading without one
  const strays = found.filter((each) => each.before !== target.text)
  const quiet = compare(disturb(made % 4 === 0 ? changeOther(text, others) : text, random), { before, post, language })
  if (strays.length + quiet.length > 0) row.wrong += 1
  if (!options.each || part === 'held out') continue
  if (!isFound) console.log(`   miss ${kind} | ${target.text} | ${said}`)
  for (const each of [...strays, ...quiet]) console.log(`   false | ${each.before} | ${each.after}`)
}

console.log(`corrections: ${made} pairs, ${(ms / (2 * made)).toFixed(1)} ms a comparison with its indices`)
for (const part of ['seen', 'held out']) {
  const rows = [...tally].filter(([key]) => key.startsWith(`${part}/`))
  for (const [key, { found, all }] of rows)
    console.log(`${part.padEnd(9)} ${key.split('/')[1].padEnd(10)} found ${found} of ${all}`)
  const sum = (name) => rows.reduce((total, [, row]) => total + row[name], 0)
  const share = (count) => `${count} of ${sum('all')} (${((100 * count) / sum('all')).toFixed(1)} %)`
  console.log(`${part.padEnd(9)} all        found ${share(sum('found'))}, something false in ${share(sum('wrong'))}`)
}

/** Posts as models write them, then posts made of each article's own sentences. */
function* subjects() {
  for (const { article, post, language } of posts) {
    const text = texts.get(article)
    if (text) yield { text, post, language }
  }
  for (const { text } of [...articles, ...articles, ...articles]) {
    const { language, sentences } = indexSource(text)
    const post = postFrom(sentences, random)
    if (post) yield { text, post, language }
  }
}

function compare(reading, { before, post, language }) {
  const startedAt = performance.now()
  const found = findCorrections(post, { before, after: indexSource(reading, before.language), language })
  ms += performance.now() - startedAt
  return found
}

function changeOther(text, others) {
  const target = pick(others.filter((sentence) => correct('number', sentence, random) !== null))
  return target ? replaceAt(text, target, correct('number', target, random)) : text
}

function replaceAt(text, { start, end }, said) {
  return text.slice(0, start) + said + text.slice(end)
}

function pick(list) {
  return list[Math.floor(random() * list.length)]
}

function rowOf(part, kind) {
  const key = `${part}/${kind}`
  if (!tally.has(key)) tally.set(key, { all: 0, found: 0, wrong: 0 })
  return tally.get(key)
}

function isHeldOut(text) {
  return createHash('sha256').update(text).digest()[0] % 2 === 0
}

function read(file) {
  if (!existsSync(file)) return []
  const content = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(content) ? content : content.pages
}
