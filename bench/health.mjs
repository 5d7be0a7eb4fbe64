import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import { makeEndlessPdf, makeHugeWorkbook, makeZipBomb } from './support/hostile-documents.mjs'
import { machine, median, signIn, startServer } from './support/server.mjs'

/**
 * Whether the server answers while it reads what costs most: a page of ten megabytes and three hostile documents are in
 * flight all the time, and its health is asked about fifty times a second; beside it the same server with nothing to do.
 * Target: 100 ms median, 500 ms worst.
 *
 *   node bench/health.mjs [SECONDS]    20 unless told
 */

const targets = { median: 100, worst: 500 }
const seconds = Number(process.argv[2] ?? 20)
const host = 'pages.example.com'
const pageBytes = 10 * 1024 * 1024 - 1000

const pages = await startPages()
const server = await startServer({ FETCH_ALLOW: `${host}=127.0.0.1:${pages.port}`, TRUST_PROXY: '1' })
try {
  const cookie = await signIn(server.url)
  console.log(`health: machine       ${machine()}`)

  const idle = await probe(async () => sleep(5_000))
  const documents = Object.entries({
    'bomb.docx': makeZipBomb(),
    'rows.xlsx': makeHugeWorkbook(),
    'endless.pdf': makeEndlessPdf(),
  })
  const answers = {}
  const count = (what) => {
    answers[what] = (answers[what] ?? 0) + 1
  }
  const loaded = await probe(async () => {
    const until = Date.now() + seconds * 1000
    const repeat = async (work) => {
      while (Date.now() < until) count(await work())
    }
    await Promise.all([
      ...documents.map(([name, bytes]) => repeat(async () => `${name} ${await upload(cookie, name, bytes)}`)),
      repeat(async () => {
        const kind = pages.next()
        return `page of ${kind} ${await read(cookie, kind)}`
      }),
    ])
  })

  print('idle', idle, idle)
  print('reading', loaded, idle)
  for (const [what, times] of Object.entries(answers)) console.log(`health: in flight     ${what}, ${times} times`)
} finally {
  await server.stop()
  pages.close()
}

async function probe(meanwhile) {
  const worker = new Worker(new URL('./support/health-probe.mjs', import.meta.url), {
    workerData: { url: `${server.url}/healthz`, everyMs: 20 },
  })
  const times = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await Promise.race([meanwhile(), times])
  worker.postMessage('enough')
  return times
}

function print(label, times, idle) {
  const [own, other] = [figuresOf(times), figuresOf(idle)]
  const columns = Object.entries(own).map(([name, ms]) => {
    const target = targets[name] ? `, target < ${targets[name]}` : ''
    const beside = times === idle ? '' : ` (${(ms / other[name]).toFixed(1)}x idle${target})`
    return `${name} ${ms.toFixed(1)} ms${beside}`
  })
  console.log(`health: ${label.padEnd(13)} ${columns.join(', ')}; ${times.length} answers`)
}

function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other)
  return { median: median(times), p95: sorted[Math.floor(sorted.length * 0.95)], worst: sorted.at(-1) }
}

async function upload(cookie, name, bytes) {
  const body = new FormData()
  body.append('model', 'composer')
  body.append('file', new Blob([bytes]), name)
  return ask('/api/posts/generate-from-file', { headers: { cookie, origin: server.url }, body })
}

async function read(cookie, kind) {
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' }
  const url = `http://${host}:${pages.port}/${kind}`
  return ask('/api/posts/generate', { headers, body: JSON.stringify({ url, model: 'composer' }) })
}

/** What was answered: a post's status or a refusal's code. A refusal that comes at once is not asked for in a rush. */
async function ask(path, request) {
  const response = await fetch(server.url + path, { method: 'POST', ...request })
  const { code } = await response.json()
  if (code === 'rate_limited' || code === 'busy') await sleep(1_000)
  return code ?? response.status
}

/** Two pages of ten megabytes in turn, sent packed: one nearly all text, the other mostly markup around an article. */
async function startPages() {
  const sentence = (at) => `In year ${at} the council planted ${at * 7} trees along road ${at % 90} of the town. `
  const paragraph = (at) => `<p>${Array.from({ length: 6 }, (_, index) => sentence(at * 6 + index)).join('')}</p>\n`
  const menu = (at) =>
    `<div class="box"><ul><li><a href="/${at}">Part ${at}</a></li></ul><script>x(${at})</script></div>\n`
  const article = Array.from({ length: 30 }, (_, at) => paragraph(at)).join('')
  const packed = {
    '/text': pack(fill(paragraph, '<article><h1>Trees for the town</h1>', '</article>')),
    '/markup': pack(fill(menu, '<div>', `</div><article><h1>Trees for the town</h1>${article}</article>`)),
  }
  let turn = 0
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.end(packed[request.url])
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const next = () => (turn++ % 2 === 0 ? 'text' : 'markup')
  return { port: server.address().port, next, close: () => server.close().closeAllConnections() }
}

function fill(part, start, end) {
  let body = start
  for (let at = 1; body.length < pageBytes - 1000 - end.length; at += 1) body += part(at)
  return `<!doctype html><html lang="en"><head><title>Trees</title></head><body>${body}${end}</body></html>`
}

function pack(page) {
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
