import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { percentile, startHealthProbe } from './support/load.mjs'
import { machine, signIn, startServer } from './support/server.mjs'

/**
 * What strangers and unlucky people can do, all at once: a thousand connections that send slowly, forty visuals that are
 * slow to draw, documents of the largest size saved again and again, texts that are made to break things, and guesses of
 * passwords; while the server's health is asked about twenty times a second. Linux only.
 * Targets: /healthz below 500 ms, memory below 600 MB and back below 300 MB fifteen seconds later.
 *
 *   node bench/worst-at-once.mjs [--seconds 60] [--connections 1000]
 */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, connections: { type: 'string', default: '1000' } },
})
const [seconds, connections] = [Number(values.seconds), Number(values.connections)]

const pieces = [' | ', '\u2028', '#', '1 ', '“', '- ', '(', '1,000 ', 'a\u0301', '\u00a0']
let turn = 0

const server = await startServer()
const cookie = await signIn(server.url)
const sockets = []
const counts = {}
let peak = 0
let isOver = false
try {
  const health = startHealthProbe(server.url, 50)
  const watch = setInterval(() => {
    peak = Math.max(peak, server.residentBytes())
  }, 100)
  const ends = Date.now() + seconds * 1_000
  const loops = [drawSlowly(), ...again(2, save), ...again(4, write), ...again(3, guess)]
  const drip = sendSlowly()
  while (Date.now() < ends) await pause(200)
  isOver = true
  for (const socket of sockets) socket.destroy()
  clearInterval(drip)
  await Promise.allSettled(loops)
  clearInterval(watch)
  const times = await health.end()
  await pause(15_000)
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => Math.round(percentile(times, share)))
  console.log(`worst: machine    ${machine()}`)
  console.log(`worst: /healthz   p50 ${p50}, p99 ${p99}, worst ${worst} ms of ${times.length} (target < 500)`)
  console.log(`worst: memory     peak ${inMb(peak)} MB (target < 600), ${inMb(server.residentBytes())} MB 15 s later`)
  for (const [what, count] of Object.entries(counts)) console.log(`worst: answered   ${what}: ${count} times`)
} finally {
  for (const socket of sockets) socket.destroy()
  await server.stop()
}

/** Bodies of 16 kB, a byte a second. */
function sendSlowly() {
  const { hostname, port } = new URL(server.url)
  for (let index = 0; index < connections; index += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 16000\r\n\r\n{`,
    )
    sockets.push(socket)
  }
  return setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(' ')
  }, 1_000)
}

async function drawSlowly() {
  const shadow = { enabled: true, blur: 80, spread: 40, opacity: 1, color: '#000000', offsetX: 9, offsetY: 9 }
  const place = { x: 0, y: 0, width: 8_000, height: 8_000, shadow }
  const layers = Array.from({ length: 400 }, () => ({
    ...place,
    type: 'shape',
    data: { shapeType: 'rectangle', fill: '#ff0000' },
  }))
  const canvasData = { layers, settings: { width: 8_192, height: 8_192 } }
  for (let index = 0; index < 40 && !isOver; index += 1) {
    const answer = await call('/api/visuals', { name: 'Slow', canvasData })
    const { thumbnailUrl } = await answer.json()
    void call(thumbnailUrl).catch(() => undefined)
  }
}

/** Five pages of 2,000 icons: two megabytes that are eight when they are complete. */
async function save() {
  const icon = { type: 'icon', x: 1, y: 1, width: 9, height: 9, data: { iconName: 'Heart', color: '#000000' } }
  const page = { layers: Array.from({ length: 2_000 }, () => icon) }
  await call('/api/visuals', { name: 'Large', canvasData: { ...page, pages: Array.from({ length: 4 }, () => page) } })
}

async function write() {
  const piece = pieces[turn++ % pieces.length]
  const textContent = `Ships wait at sea. ${piece.repeat(Math.floor(30_000 / piece.length))} The council voted for 12 trees.`
  await call('/api/posts/generate', { textContent, model: 'composer' })
}

async function guess() {
  await call('/api/login', { email: 'admin@example.com', password: `guess ${Math.random()}` }, '')
}

function again(atOnce, work) {
  return Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      await work().catch(() => undefined)
      await pause(20)
    }
  })
}

async function call(path, body, as = cookie) {
  const answer = await fetch(server.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { origin: server.url, cookie: as, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(60_000),
  })
  const name = `${path.replace(/[0-9a-f-]{36}.*/, 'ID')} ${answer.status}`
  counts[name] = (counts[name] ?? 0) + 1
  const text = await answer.text()
  return { json: async () => JSON.parse(text) }
}

function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function inMb(bytes) {
  return Math.round(bytes / 1024 / 1024)
}
