import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { addAuthors } from './support/authors.mjs'
import { startPacedModel } from './support/load.mjs'
import { machine, median, signIn, startServer } from './support/server.mjs'

/**
 * Half an hour of what people do: posts are written, lists and searches of posts are read, pictures are uploaded, people
 * sign in, each at its own rate, and the server's memory is looked at every second.
 * Target: the median of the last third within 10 % of that of the first. Linux only.
 *
 *   node bench/soak.mjs [--minutes 30]
 */

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const durationMs = Number(options.minutes) * 60_000
const authors = 1_000
/** How long after the last one of its kind the next begins. */
const eachMs = { post: 1_000, reading: 250, picture: 4_000, 'sign-in': 5_000 }

const dataDir = mkdtempSync(join(tmpdir(), 'postwright-soak-'))
const model = await startPacedModel({ firstMs: 100, eachMs: 25, pieces: 100 })
const settings = { DATA_DIR: dataDir, COMPATIBLE_BASE_URL: model.baseUrl, COMPATIBLE_MODEL: 'paced' }
let server
try {
  await (await startServer(settings)).stop({ keepData: true }) // makes the tables
  const cookies = await addAuthors({ kind: 'sqlite', file: join(dataDir, 'postwright.sqlite') }, authors)
  server = await startServer(settings)
  say('machine', `${machine()}, load ${loadavg()[0].toFixed(1)} before`)
  await soak(cookies)
} finally {
  await server?.stop({ keepData: true })
  await model.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function soak(cookies) {
  const until = Date.now() + durationMs
  const done = {}
  const samples = []
  const pictures = await Promise.all([400, 1200, 2400].map(makePicture))
  const anyone = () => cookies[Math.floor(Math.random() * cookies.length)]
  const deeds = {
    post: () => writePost(anyone()),
    reading: () => readPosts(anyone()),
    picture: () => uploadPicture(anyone(), pictures[Math.floor(Math.random() * pictures.length)]),
    'sign-in': () => signIn(server.url).then(() => 'done'),
  }
  const watch = setInterval(() => samples.push(server.residentBytes() / 2 ** 20), 1_000)
  const under = new Set()
  const repeat = async (what) => {
    while (Date.now() < until) {
      const deed = deeds[what]()
        .catch((error) => error.message)
        .then((outcome) => {
          done[`${what}: ${outcome}`] = (done[`${what}: ${outcome}`] ?? 0) + 1
          under.delete(deed)
        })
      under.add(deed)
      await sleep(eachMs[what])
    }
  }
  const processorBefore = server.processorMs()
  await Promise.all(Object.keys(deeds).map(repeat))
  await Promise.all(under)
  clearInterval(watch)
  report(samples, done, (server.processorMs() - processorBefore) / durationMs)
}

function report(samples, done, cores) {
  const third = Math.floor(samples.length / 3)
  const thirds = [0, 1, 2].map((at) => median(samples.slice(at * third, (at + 1) * third)))
  const growth = thirds[2] / thirds[0]
  for (const [what, times] of Object.entries(done).sort(([one], [other]) => one.localeCompare(other)))
    say('done', `${what}, ${times} times`)
  say('processor', `${cores.toFixed(2)} cores`)
  say(
    'memory',
    `${thirds.map((each) => each.toFixed(0)).join(' / ')} MB, the median of each third; ${Math.max(...samples).toFixed(0)} MB at most`,
  )
  say('last / first', `${growth.toFixed(3)}x (target 0.9 to 1.1)`)
  process.exitCode = Math.abs(growth - 1) <= 0.1 ? 0 : 1
}

async function writePost(cookie) {
  const textContent = 'The council voted to plant twelve thousand trees. The plan costs four million euros. '.repeat(30)
  const response = await send(
    cookie,
    'POST',
    '/api/posts/generate',
    { textContent, model: 'compatible' },
    'text/event-stream',
  )
  const told = await response.text()
  return told.includes('event: done') ? 'whole' : `${response.status} ${/"code":"(\w+)"/.exec(told)?.[1]}`
}

async function readPosts(cookie) {
  const paths = ['/api/posts', '/api/posts/summary', '/api/posts?q=council', '/api/user/settings', '/api/media']
  const response = await send(cookie, 'GET', paths[Math.floor(Math.random() * paths.length)])
  await response.arrayBuffer()
  return response.ok ? 'done' : response.status
}

async function uploadPicture(cookie, { bytes, width }) {
  const announced = await send(cookie, 'POST', '/api/media', {
    filename: 'harbour.jpg',
    originalName: 'harbour.jpg',
    mimeType: 'image/jpeg',
    fileSize: bytes.length,
    width,
    height: width,
    url: 'blob:http://localhost/0a1b',
    thumbnailUrl: 'blob:http://localhost/0a1b',
    tags: [],
  })
  if (!announced.ok) return `announced ${announced.status}`
  const { id } = await announced.json()
  const response = await fetch(`${server.url}/api/media/${id}/file`, {
    method: 'PUT',
    headers: { cookie, origin: server.url, 'content-type': 'image/jpeg' },
    body: bytes,
  })
  await response.arrayBuffer()
  return response.ok ? 'done' : `sent ${response.status}`
}

async function makePicture(width) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 }
  const bytes = await sharp({ create: { width, height: width, channels: 3, noise } })
    .jpeg()
    .toBuffer()
  return { bytes, width }
}

function send(cookie, method, path, body, accept = 'application/json') {
  return fetch(server.url + path, {
    method,
    headers: { cookie, accept, origin: server.url, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function say(what, value) {
  console.log(`soak: ${what.padEnd(14)} ${value}`)
}
