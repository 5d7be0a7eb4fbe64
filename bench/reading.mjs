import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import { parseHTML } from 'linkedom'
import { decodePage } from '../dist/server/reading/html/decode.js'
import { extractArticle } from '../dist/server/reading/html/extract.js'
import { joinBlocks, toBlocks } from '../dist/server/reading/html/to-text.js'
import { samplePages } from './support/sample-pages.mjs'
import { machine } from './support/server.mjs'
import { shingleF1 } from './support/shingle-f1.mjs'

/**
 * How fast pages are read and how well, against Readability on jsdom and on linkedom in the same run: each page is read
 * by all three in turn. F1 of 4-word shingles is given where the data has reference texts. Needs a build.
 * Targets: median at most 0.45 and 95th percentile at most 0.6 of Readability on jsdom.
 *
 *   node bench/reading.mjs [--data DIR] [--limit N]     DIR holds index.json [{id, url, file, text?}] and gzipped pages
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
    limit: { type: 'string' },
  },
})

const readers = {
  ours: (bytes, url) => extractArticle(bytes, url).text,
  'readability on linkedom': (bytes) => readability(parseHTML(decodePage(bytes)).document),
  'readability on jsdom': (bytes, url) => {
    const { window } = new JSDOM(decodePage(bytes), { url, virtualConsole: new VirtualConsole() })
    const text = readability(window.document)
    window.close()
    return text
  },
}

/** With line breaks between blocks as in ours: its own textContent runs paragraphs together, which F1 would punish. */
function readability(document) {
  const read = new Readability(document, { serializer: (node) => node }).parse()
  return read ? joinBlocks(toBlocks(read.content)) : ''
}

const pages = loadPages()
const results = Object.fromEntries(Object.keys(readers).map((name) => [name, { ms: [], f1: [], failures: 0 }]))
for (const page of pages.slice(0, 3)) for (const name of Object.keys(readers)) read(name, page) // warm
for (const page of pages) {
  const bytes = page.bytes()
  for (const [name, result] of Object.entries(results)) {
    const { text, ms, failed } = read(name, page, bytes)
    result.ms.push(ms)
    result.failures += failed ? 1 : 0
    if (page.text) result.f1.push(shingleF1(page.text, text))
  }
}

const baseline = results['readability on jsdom']
console.log(`reading: machine    ${machine()}`)
console.log(
  `reading: pages      ${pages.length}${existsSync(indexFile()) ? '' : ' (made up; name real ones with --data)'}`,
)
for (const [name, { ms, f1, failures }] of Object.entries(results)) {
  const [median, p95, total] = [quantile(ms, 0.5), quantile(ms, 0.95), ms.reduce((sum, each) => sum + each, 0)]
  const ratio = (own, other) => `${(own / other).toFixed(2)}x`
  console.log(
    [
      `reading: ${name.padEnd(24)}`,
      `median ${median.toFixed(1)} ms (${ratio(median, quantile(baseline.ms, 0.5))} of jsdom)`,
      `p95 ${p95.toFixed(0)} ms (${ratio(p95, quantile(baseline.ms, 0.95))})`,
      `${((ms.length / total) * 1000).toFixed(0)} pages a second`,
      f1.length > 0
        ? `F1 ${(f1.reduce((sum, each) => sum + each, 0) / f1.length).toFixed(3)} on ${f1.length}`
        : 'no reference texts',
      `${failures} failed`,
    ].join(', '),
  )
}

function read(name, page, bytes = page.bytes()) {
  const startedAt = performance.now()
  try {
    const text = readers[name](bytes, page.url) ?? ''
    return { text, ms: performance.now() - startedAt, failed: false }
  } catch {
    return { text: '', ms: performance.now() - startedAt, failed: true } // Counted: a reader that throws has read nothing.
  }
}

function indexFile() {
  return join(options.data, 'index.json')
}

function loadPages() {
  const all = existsSync(indexFile())
    ? JSON.parse(readFileSync(indexFile(), 'utf8')).map((page) => ({
        url: URL.canParse(page.url) ? page.url : 'https://page.example/',
        text: page.text,
        bytes: () => gunzipSync(readFileSync(join(options.data, page.file))),
      }))
    : samplePages()
  const limit = Number(options.limit ?? all.length)
  // Spread over the whole collection, whose sets follow one another.
  return all.filter(
    (_, index) => Math.floor((index * limit) / all.length) !== Math.floor(((index - 1) * limit) / all.length),
  )
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
}
