import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { addAuthors } from './support/authors.mjs'
import { percentile, startHealthProbe, startPacedModel } from './support/load.mjs'
import { administer, urlOfDatabase } from './support/postgres.mjs'
import { machine, median, startServer } from './support/server.mjs'

/**
 * What many authors at once cost: 200 posts of 15 seconds at 40 pieces a second, written for 1,000 authors in turn, by one
 * process on SQLite. Each piece carries the moment at which the model sent it, so that its age with the reader is what the
 * product adds; the same streams read from the model itself show what the bench adds.
 * Targets: 99th percentile of the added time below 400 ms (150 ms for 100 streams), /healthz below 200 ms, 0.08 ms of
 * processor time a piece, memory below 350 MB and flat over rounds; first words within a second where 100 begin at once.
 *
 * `--before DIR` measures another build beside it (a folder with its dist/, package.json and node_modules/), and
 * `--processes 2,4` then so many processes on one PostgreSQL, asked at BENCH_DATABASE_URL or at this machine's usual port.
 * Readers, model and servers share the machine's cores. Linux only.
 *
 * `--over 0 --first 0` begins all streams at the same moment at a model that answers at once, which shows how long first
 * words take when many begin together.
 *
 *   node bench/load.mjs [--rounds 4] [--streams 200] [--seconds 15] [--over 1] [--first 100] [--before DIR] [--processes 2,4]
 *                       [--flags='--cpu-prof --cpu-prof-dir=DIR']   of Node, after those of npm start
 */

const { values: options } = parseArgs({
  options: {
    authors: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    pace: { type: 'string', default: '40' },
    /** Seconds within which all streams begin, evenly: people do not press the button together. */
    over: { type: 'string', default: '1' },
    /** Milliseconds until the model's first word. */
    first: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '4' },
    before: { type: 'string' },
    processes: { type: 'string' },
    flags: { type: 'string', default: '' },
  },
})
const [authors, streams, seconds, pace, rounds, over, first] = [
  'authors',
  'streams',
  'seconds',
  'pace',
  'rounds',
  'over',
  'first',
].map((name) => Number(options[name]))
const targets = { addedMs: 400, healthMs: 200, memoryMb: 350 }
const text =
  'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros. '

const model = await startPacedModel({ firstMs: first, eachMs: 1000 / pace, pieces: seconds * pace })
const reader = new Worker(new URL('./support/stream-reader.mjs', import.meta.url))
try {
  say('machine', `${machine()}, load ${loadavg()[0].toFixed(1)} before`)
  say('asked for', `${streams} streams of ${seconds} s at ${pace} pieces a second, ${rounds} rounds`)
  await measureBench()
  const own = await measureOne('now')
  const former = options.before && (await measureFormer())
  if (former) {
    say(
      'now / before',
      `${(own.perPieceMs / former.perPieceMs).toFixed(2)}x the processor time a piece, ${(own.p99 / former.p99).toFixed(2)}x the 99th percentile`,
    )
  }
  for (const count of options.processes?.split(',').map(Number) ?? []) await measureProcesses(count)
} finally {
  await reader.terminate()
  await model.close()
}

/** The same streams without the product. */
async function measureBench() {
  const asked = Array.from({ length: streams }, () => ({ url: `${model.baseUrl}/chat/completions`, headers: {} }))
  say('bench alone', describeAges(await read(asked)))
}

/** Another build may not stand this load. */
async function measureFormer() {
  return await measureOne('before', join(options.before, 'dist/server/main.js')).catch((error) => {
    say('before', `did not stand it: ${error.message}`)
  })
}

async function measureOne(label, program) {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-load-'))
  try {
    const fleet = await makeFleet(
      1,
      { DATA_DIR: dataDir },
      { kind: 'sqlite', file: join(dataDir, 'postwright.sqlite') },
      program,
    )
    return await measure(label, fleet)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureProcesses(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-load-'))
  const name = `postwright_bench_${randomUUID().replaceAll('-', '')}`
  const url = urlOfDatabase(name)
  await administer(`create database ${name}`)
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url, SECRET: 'a secret for benches, thirty-two characters' }
    await measure(`${count} on PostgreSQL`, await makeFleet(count, environment, { kind: 'postgres', url }))
  } finally {
    await administer(`drop database ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makeFleet(count, environment, database, program) {
  const settings = { ...environment, COMPATIBLE_BASE_URL: model.baseUrl, COMPATIBLE_MODEL: 'paced' }
  const nodeFlags = options.flags.split(' ').filter(Boolean)
  const as = { ...(program && { program }), nodeFlags }
  await (await startServer(settings, as)).stop({ keepData: true }) // makes the tables
  const cookies = await addAuthors(database, authors)
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings, as)))
  return { servers, cookies }
}

async function measure(label, { servers, cookies }) {
  const all = []
  try {
    const probe = startHealthProbe(servers[0].url, 50)
    for (let round = 0; round < rounds; round += 1) {
      const before = servers.map((server) => server.processorMs())
      let peak = 0
      const watch = setInterval(() => {
        peak = Math.max(peak, ...servers.map((server) => server.residentBytes()))
      }, 100)
      const startedAt = performance.now()
      const found = await read(
        Array.from({ length: streams }, (_, at) => {
          const { url } = servers[at % servers.length]
          return generation(url, cookies[(round * streams + at) % cookies.length])
        }),
      )
      const ms = performance.now() - startedAt
      clearInterval(watch)
      const spent = servers.map((server, at) => server.processorMs() - before[at])
      const perPieceMs = spent.reduce((sum, each) => sum + each) / found.pieces
      all.push({ ...found, peak, perPieceMs, p99: percentile(found.ages, 0.99) })
      const cores = spent.map((each) => (each / ms).toFixed(2)).join(' + ')
      say(
        label,
        `round ${round + 1}: ${describeAges(found)}, ${perPieceMs.toFixed(3)} ms of processor time a piece (${cores} cores), ${((1000 * found.pieces) / ms).toFixed(0)} pieces a second, first words after ${[0.5, 0.95].map((share) => percentile(found.firstMs, share).toFixed(0)).join(' / ')} ms (p50 / p95), peak ${mb(peak)} MB`,
      )
    }
    const health = await probe.end()
    const p99 = median(all.map((round) => round.p99))
    const perPieceMs = median(all.map((round) => round.perPieceMs))
    const [first, last] = [all[0].peak, all.at(-1).peak]
    say(label, `added, p99 median of rounds ${p99.toFixed(1)} ms (target < ${targets.addedMs})`)
    say(
      label,
      `/healthz p50 ${percentile(health, 0.5).toFixed(0)}, p99 ${percentile(health, 0.99).toFixed(0)}, worst ${Math.max(...health).toFixed(0)} ms of ${health.length} (target < ${targets.healthMs})`,
    )
    say(
      label,
      `memory ${mb(Math.max(...all.map(({ peak }) => peak)))} MB a process at most (target < ${targets.memoryMb}), last round ${(last / first).toFixed(2)}x the first`,
    )
    return { p99, perPieceMs }
  } finally {
    for (const server of servers) await server.stop({ keepData: true })
  }
}

function generation(url, cookie) {
  return {
    url: `${url}/api/posts/generate`,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: url, cookie },
    body: JSON.stringify({ textContent: text.repeat(40), model: 'compatible' }),
  }
}

async function read(asked) {
  const found = new Promise((resolve, reject) => reader.once('message', resolve).once('error', reject))
  reader.postMessage({ streams: asked, overMs: over * 1_000 })
  return await found
}

function describeAges({ ages, whole, pieces, writes, failures }) {
  const told = [0.5, 0.95, 0.99].map((share) => percentile(ages, share).toFixed(1)).join(' / ')
  const failed = Object.entries(failures).map(([what, times]) => `, ${times} times ${what}`)
  return `${whole} of ${streams} whole, ${pieces} pieces in ${writes} reads, ${told} ms added (p50 / p95 / p99)${failed.join('')}`
}

function mb(bytes) {
  return (bytes / 2 ** 20).toFixed(0)
}

function say(what, value) {
  console.log(`load: ${what.padEnd(16)} ${value}`)
}
