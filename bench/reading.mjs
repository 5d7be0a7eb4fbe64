import { fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { extractArticle } from '../dist/server/reading/html/extract.js'
import { createPagePool } from '../dist/server/reading/pool/page-pool.js'
import { hostilePages } from './support/hostile-pages.mjs'
import { readers, timed } from './support/page-readers.mjs'
import { scorePage, summarise } from './support/reading-quality.mjs'
import { loadReader, readingSteps } from './support/reading-steps.mjs'
import { collectionOf, isKeptAside } from './support/sample-pages.mjs'
import { machine } from './support/server.mjs'

/**
 * How well pages are read and at what cost, against Readability on jsdom and on linkedom in the same run. Needs a
 * build. Two thirds of the collection are for development, one third (by the hash of the ids) is never looked at; both
 * are reported side by side, each with its own mean F1 and with the F1 of mean precision and mean recall, as public
 * benchmarks reckon it. Targets on unseen pages: that F1 .978 and exact .42 on news, .968 on mixed pages, pieces .93,
 * title .88, author .77, date .88; median at most 0.45 and 95th percentile at most 0.6 of Readability on jsdom.
 *
 * Then pages that ask for far more than they hold go through the pool: what each answers and when, the most memory of
 * this process and its children together, children that still run afterwards, and how long the event loop stood still.
 *
 *   node bench/reading.mjs [--data DIR] [--limit N] [--worth | --hostile]
 *     DIR holds index.json [{id, set, url, file, text?, with?, without?, title?, author?, date?}] and gzipped pages.
 *     --worth prints instead what the pages for development lose without each step of the pipeline.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
    limit: { type: 'string' },
    worth: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
  },
})

const qualities = ['f1OfMeans', 'precision', 'recall', 'f1', 'exact', 'pieces', 'title', 'author', 'date']
const memoryPages = 60
const pages = collectionOf(options.data, Number(options.limit ?? Number.POSITIVE_INFINITY))
console.log(`reading: machine    ${machine()}`)
console.log(
  `reading: pages      ${pages.length}${existsSync(options.data) ? '' : ' (made up; name real ones with --data)'}`,
)
if (options.worth) await printWorth()
else if (options.hostile) await printHostile()
else {
  printQuality()
  printCost(measureCost(), await measureMemory())
  await printHostile()
}

function printQuality() {
  const scored = pages.map((page) => ({ page, score: scorePage(page, extractArticle(page.bytes(), page.url)) }))
  for (const set of new Set(pages.map((page) => page.set))) {
    const parts = [false, true].map((isAside) =>
      scored.filter(({ page }) => page.set === set && isKeptAside(page) === isAside).map(({ score }) => score),
    )
    const [development, aside] = parts.map(summarise)
    const rows = qualities
      .filter((name) => development[name] !== null || aside[name] !== null)
      .map((name) => [name, development[name]?.toFixed(3) ?? '-', aside[name]?.toFixed(3) ?? '-'])
    const [looked, never] = parts.map(({ length }) => length)
    printTable([[set, `development (${looked})`, `never looked at (${never})`], ...rows])
  }
}

/** Each page is read by all in turn, so that whatever else the machine does falls on all alike. */
function measureCost() {
  const costs = Object.fromEntries(Object.keys(readers).map((name) => [name, { ms: [], cpuMs: 0, failures: 0 }]))
  for (const page of pages.slice(0, 3)) for (const name of Object.keys(readers)) timed(name, page) // warm
  for (const page of pages) {
    for (const [name, cost] of Object.entries(costs)) {
      const { ms, cpuMs, failed } = timed(name, page)
      cost.ms.push(ms)
      cost.cpuMs += cpuMs
      cost.failures += failed ? 1 : 0
    }
  }
  return costs
}

/** Each number beside its share of what Readability on jsdom took. */
function printCost(costs, peaks) {
  const figures = Object.entries(costs).map(([name, { ms, cpuMs, failures }]) => ({
    name,
    failures,
    values: [quantile(ms, 0.5), quantile(ms, 0.95), cpuMs / ms.length, peaks[name] / 2 ** 20],
  }))
  const baseline = figures.find(({ name }) => name === 'readability on jsdom')?.values ?? []
  const rows = figures.map(({ name, failures, values }) => [
    name,
    ...values.flatMap((value, at) => [value.toFixed(value < 100 ? 1 : 0), ratio(value, baseline[at])]),
    `${failures}`,
  ])
  const heads = ['median ms', 'p95 ms', 'CPU ms', 'peak MiB'].flatMap((head) => [head, ''])
  printTable([['cost of a page', ...heads, 'failed'], ...rows])
}

/** Every reader in a process of its own over the same pages; what counts is the most bytes it ever held. */
async function measureMemory() {
  const peaks = {}
  for (const name of Object.keys(readers)) peaks[name] = await peakBytes(name)
  return peaks
}

function peakBytes(name) {
  return new Promise((resolve, reject) => {
    const program = new URL('./support/page-readers.mjs', import.meta.url)
    const child = fork(program, [name, options.data, String(Math.min(memoryPages, pages.length))])
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it told its memory.`)))
  })
}

/** Loss of each quality in thousandths, all sets together; a step that loses nothing anywhere may go. */
async function printWorth() {
  const development = pages.filter((page) => !isKeptAside(page)).map((page) => ({ ...page, bytes: kept(page.bytes()) }))
  const qualityOf = (extract) => summarise(development.map((page) => scorePage(page, extract(page.bytes(), page.url))))
  const whole = qualityOf(await loadReader(null))
  const rows = []
  for (const step of readingSteps) {
    const less = qualityOf(await loadReader(step))
    rows.push([step.name, ...qualities.map((name) => ((whole[name] - less[name]) * 1000).toFixed(1))])
  }
  printTable([['lost without, in 1000ths', ...qualities], ...rows])
}

async function printHostile() {
  const pool = createPagePool()
  const lag = monitorEventLoopDelay({ resolution: 5 })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, bytesOfTree())
  }, 100)
  lag.enable()
  const rows = []
  for (const [name, make] of Object.entries(hostilePages)) {
    const bytes = Buffer.from(make())
    const startedAt = performance.now()
    const answer = await pool.extract(bytes, 'https://page.example/', 'text/html').catch((error) => error)
    const seconds = (performance.now() - startedAt) / 1000
    rows.push([name, answer.status ?? answer.code, `${seconds.toFixed(1)} s`])
  }
  lag.disable()
  clearInterval(watch)
  await pool.close()
  printTable([['hostile page', 'answer', 'after'], ...rows])
  const figures = [`peak ${(peak / 2 ** 20).toFixed(0)} MiB`, `leftovers ${children().length}`]
  console.log(`reading: hostile pages ${figures.join(', ')}, event loop ${(lag.max / 1e6).toFixed(0)} ms late at most`)
}

/** This process, which makes the pages up, and its children; 0 where there is no /proc. */
function bytesOfTree() {
  return children().reduce((sum, pid) => sum + rssOf(pid), existsSync('/proc') ? rssOf(process.pid) : 0)
}

function rssOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) * 1024
}

function children() {
  if (!existsSync('/proc')) return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => Number(/PPid:\s+(\d+)/.exec(statusOf(pid))?.[1]) === process.pid)
}

function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // It has just ended.
  }
}

/** Names to the left, numbers to the right. */
function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows) {
    const cells = row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
    console.log(`reading: ${cells.join('  ')}`.trimEnd())
  }
}

function kept(value) {
  return () => value
}

function ratio(own, other) {
  return `${(own / other).toFixed(2)}x`
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
}
