/**
 * Does the composer find what an article is about? ROUGE-1, 2 and L (F1) of its sentences and of the article's beginning,
 * cut to the same number of words, against the page's own description. Pages whose description stands in their lead are
 * left out: there the beginning is the answer. Tuned on the even articles; the odd ones are only reported. Then the time
 * of long texts. Needs a build.
 *
 *   node bench/composer.mjs [--data DIR] [--each]      DIR holds index.json [{id, url, file, text}] and gzipped pages
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { selectFrom } from '../dist/server/writing/composer/compose-post.js'
import { languageOf, localeOf } from '../dist/server/writing/composer/language.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
    each: { type: 'boolean', default: false },
  },
})
const leadWords = 150
const longChars = 30_000
/** Shorter ones say little; longer ones are the article's text again. */
const descriptionWords = { min: 12, max: 60 }

if (!existsSync(join(options.data, 'index.json'))) {
  console.log(`composer: no articles in ${options.data}; name a folder with --data`)
  process.exit(0)
}

const articles = JSON.parse(readFileSync(join(options.data, 'index.json'), 'utf8')).filter((page) => page.text)
const rows = []
let slowestMs = 0
let torn = 0
for (const page of articles) {
  const { title, description } = metadataOf(gunzipSync(readFileSync(join(options.data, page.file))).toString('utf8'))
  const reference = wordsOf(description)
  const words = wordsOf(page.text)
  if (reference.length < descriptionWords.min || reference.length > descriptionWords.max) continue
  if (words.length < 2 * leadWords || isIn(words.slice(0, leadWords), reference)) continue

  const language = languageOf(page.text, null)
  const source = {
    title,
    byline: null,
    published: null,
    siteName: null,
    language: null,
    url: page.url,
    text: page.text,
  }
  const startedAt = performance.now()
  const { hook, points, takeaway } = selectFrom(source, language, localeOf(language, null), 3)
  slowestMs = Math.max(slowestMs, performance.now() - startedAt)
  const flat = flattened(page.text)
  torn += [hook, ...points, takeaway ?? ''].filter((sentence) => !flat.includes(flattened(sentence))).length
  const composed = wordsOf([hook, ...points, takeaway ?? ''].join(' '))
  const lead = words.slice(0, composed.length)
  rows.push({ id: page.id, composer: rougeOf(composed, reference), lead: rougeOf(lead, reference) })
}

if (options.each)
  for (const row of rows) console.log(row.id, ...row.composer.map(rounded), '|', ...row.lead.map(rounded))
console.log(`composer: ${rows.length} articles, slowest ${Math.round(slowestMs)} ms`)
const half = (rest) => rows.filter((_, place) => place % 2 === rest)
for (const [label, some] of [
  ['all', rows],
  ['even', half(0)],
  ['odd', half(1)],
])
  ['ROUGE-1', 'ROUGE-2', 'ROUGE-L'].forEach((name, place) => {
    const composer = mean(some.map((row) => row.composer[place]))
    const lead = mean(some.map((row) => row.lead[place]))
    const figures = `composer ${rounded(composer)}  lead ${rounded(lead)}  ratio ${(composer / lead).toFixed(2)}`
    console.log(`${label.padEnd(4)}  ${name}  ${figures}`)
  })
if (torn > 0) console.log(`${torn} sentences do not stand in their source`)
measureLongTexts()

/** Real articles one after the other, cut to the length; after a few runs to warm up. */
function measureLongTexts() {
  const text = articles.map((page) => page.text).join('\n\n')
  const parts = Array.from({ length: 24 }, (_, place) => text.slice(place * longChars, (place + 1) * longChars))
  const times = parts.map((part) => {
    const startedAt = performance.now()
    const language = languageOf(part, null)
    selectFrom({ title: part.slice(0, 70), text: part }, language, localeOf(language, null), 3)
    return performance.now() - startedAt
  })
  const median = times.slice(4).sort((a, b) => a - b)[10]
  console.log(`${longChars.toLocaleString('en')} characters: median ${Math.round(median)} ms`)
}

function flattened(text) {
  return text.replace(/\s+/g, ' ').trim()
}

function metadataOf(html) {
  const tags = html.match(/<meta\b[^>]*>/gi) ?? []
  const contentOf = (name) => {
    const tag = tags.find((each) => new RegExp(`(?:name|property)\\s*=\\s*["']?${name}["'\\s>]`, 'i').test(each))
    return decodeEntities(
      /content\s*=\s*("([^"]*)"|'([^']*)')/i
        .exec(tag ?? '')
        ?.slice(2)
        .find(Boolean) ?? '',
    )
  }
  return {
    title: contentOf('og:title') || decodeEntities(/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? ''),
    description: contentOf('description') || contentOf('og:description'),
  }
}

function decodeEntities(text) {
  const named = {
    amp: '&',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: ' ',
    rsquo: '’',
    lsquo: '‘',
    mdash: '—',
    ndash: '–',
    hellip: '…',
  }
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, digits) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)))
    .replace(/&(\w+);/g, (entity, name) => named[name] ?? entity)
}

function wordsOf(text) {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Whether half of the description's word pairs stand in the lead: then it was written from it. */
function isIn(lead, reference) {
  const pairs = new Set(pairsOf(lead))
  const wanted = pairsOf(reference)
  return wanted.filter((pair) => pairs.has(pair)).length / Math.max(1, wanted.length) >= 0.5
}

function pairsOf(words) {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`)
}

function rougeOf(candidate, reference) {
  const common = commonLength(candidate, reference)
  return [
    overlap(candidate, reference),
    overlap(pairsOf(candidate), pairsOf(reference)),
    f1(common / Math.max(1, candidate.length), common / Math.max(1, reference.length)),
  ]
}

function overlap(candidate, reference) {
  const left = new Map()
  for (const unit of reference) left.set(unit, (left.get(unit) ?? 0) + 1)
  let shared = 0
  for (const unit of candidate) {
    if (!left.get(unit)) continue
    left.set(unit, left.get(unit) - 1)
    shared += 1
  }
  return f1(shared / Math.max(1, candidate.length), shared / Math.max(1, reference.length))
}

function commonLength(a, b) {
  let row = Array.from({ length: b.length + 1 }, () => 0)
  for (const word of a) {
    const next = [0]
    b.forEach((other, j) => {
      next.push(word === other ? row[j] + 1 : Math.max(row[j + 1], next[j]))
    })
    row = next
  }
  return row[b.length]
}

function f1(precision, recall) {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}

function rounded(number) {
  return number.toFixed(3)
}
