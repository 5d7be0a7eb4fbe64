import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { makeEndlessPdf, makeHugeWorkbook, makeZipBomb } from './support/hostile-documents.mjs'
import { machine, signIn, startServer } from './support/server.mjs'
import { startSlowModel } from './support/slow-model.mjs'

/**
 * What the server and all its children hold of memory at most, while everything that costs much is asked for at once:
 * 40 pages that unpack to far more than they send, 12 exports, 20 hostile documents and 100 streams. Nothing may be
 * answered wrongly: with what was asked for, a sentence about it, or 429 and 503 with Retry-After.
 * Target: 450 MB. Linux only.
 *
 *   node bench/load-peak.mjs
 */

const targetMb = 450
const host = 'bombs.example.com'
const model = await startSlowModel({ firstMs: 100, eachMs: 50, words: 200 })
const pages = await startBombs()
const server = await startServer({
  COMPATIBLE_BASE_URL: model.baseUrl,
  COMPATIBLE_MODEL: 'slow',
  FETCH_ALLOW: `${host}=127.0.0.1:${pages.port}`,
  TRUST_PROXY: '1',
})
try {
  const authors = await makeAuthors(100)
  const idle = heldMb()
  let peak = idle
  const watch = setInterval(() => {
    const held = heldMb()
    if (held.resident > peak.resident) peak = held
  }, 25)
  const answers = await askForEverything(authors)
  clearInterval(watch)

  console.log(`load-peak: machine   ${machine()}`)
  console.log(`load-peak: idle      ${describe(idle)}`)
  console.log(
    `load-peak: peak      ${describe(peak)}, ${(peak.resident / targetMb).toFixed(2)}x the target of ${targetMb} MB`,
  )
  for (const [what, times] of Object.entries(answers).sort(([one], [other]) => one.localeCompare(other)))
    console.log(`load-peak: answered  ${what}, ${times} times`)
} finally {
  await server.stop()
  await model.close()
  pages.close()
}

async function askForEverything(authors) {
  const documents = [
    ['bomb.docx', makeZipBomb()],
    ['rows.xlsx', makeHugeWorkbook()],
    ['endless.pdf', makeEndlessPdf()],
    ['other.pdf', new Uint8Array(5 * 2 ** 20).fill(0x41)],
  ]
  const text = 'The council voted to plant twelve thousand trees along the main roads. '.repeat(40)
  const cookies = (at) => authors[at % authors.length]
  const asked = [
    ...times(100, (at) => stream(cookies(at), text)),
    ...times(40, (at) =>
      post('page', cookies(at + 7), '/api/articles/read', { url: `http://${host}:${pages.port}/${at}` }),
    ),
    ...times(20, (at) => upload(cookies(at + 13), ...documents[at % documents.length])),
    ...times(12, (at) => takeExport(cookies(at))),
  ]
  const answers = {}
  for (const answer of await Promise.all(asked)) answers[answer] = (answers[answer] ?? 0) + 1
  return answers
}

function times(count, make) {
  return Array.from({ length: count }, (_, at) => make(at))
}

async function stream(cookie, textContent) {
  const headers = { ...headersOf(cookie), accept: 'text/event-stream' }
  const body = JSON.stringify({ textContent, model: 'compatible' })
  const response = await fetch(`${server.url}/api/posts/generate`, { method: 'POST', headers, body })
  const answer = await response.text()
  return `stream: ${answer.includes('event: done') ? 'whole' : await nameOf(response, answer)}`
}

async function post(what, cookie, path, body) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: headersOf(cookie),
    body: JSON.stringify(body),
  })
  return `${what}: ${await nameOf(response, await response.text())}`
}

async function upload(cookie, name, bytes) {
  const body = new FormData()
  body.append('model', 'composer')
  body.append('file', new Blob([bytes]), name)
  const { 'content-type': _, ...headers } = headersOf(cookie)
  const response = await fetch(`${server.url}/api/posts/generate-from-file`, { method: 'POST', headers, body })
  return `${name}: ${await nameOf(response, await response.text())}`
}

async function takeExport(cookie) {
  const response = await fetch(`${server.url}/api/user/export`, { headers: headersOf(cookie) })
  const bytes = (await response.arrayBuffer()).byteLength
  return `export: ${response.ok ? (bytes > 100 ? 'whole' : 'empty') : await nameOf(response, '')}`
}

async function nameOf(response, body) {
  const retry = response.headers.has('retry-after') ? ' with Retry-After' : ''
  const code = /"code":"(\w+)"/.exec(body)?.[1] ?? ''
  return `${response.status} ${code}${retry}`.trim()
}

function headersOf(cookie) {
  return { cookie, origin: server.url, 'content-type': 'application/json' }
}

/** Megabytes of the server and everything it started: as the system counts them, and with shared pages counted once. */
function heldMb() {
  let resident = 0
  let proportional = 0
  const own = kilobytesOf(`/proc/${server.pid}/status`, 'VmRSS') / 1024
  for (const pid of treeOf(server.pid)) {
    resident += kilobytesOf(`/proc/${pid}/status`, 'VmRSS')
    proportional += kilobytesOf(`/proc/${pid}/smaps_rollup`, 'Pss')
  }
  return { own, resident: resident / 1024, proportional: proportional / 1024 }
}

function kilobytesOf(file, name) {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0 // it has ended meanwhile
  }
}

function treeOf(top) {
  const children = new Map()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(`/proc/${name}/stat`)
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [top]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

/** The parent of a process; its own name in brackets may hold anything. */
function parentOf(file) {
  try {
    return Number(readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

function describe({ own, resident, proportional }) {
  return `${resident.toFixed(0)} MB resident, ${own.toFixed(0)} MB of it the server's own, ${proportional.toFixed(0)} MB with shared pages counted once`
}

/** Registers and approves them by the server's own calls; each from an address of its own. */
async function makeAuthors(count) {
  const admin = await signIn(server.url)
  const cookies = []
  for (let number = 0; number < count; number += 1) {
    const registered = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number + 1}` },
      body: JSON.stringify({ email: `author${number}@example.com`, password: 'a long enough passphrase' }),
    })
    const { id } = await registered.json()
    await fetch(`${server.url}/api/admin/approve-user/${id}`, { method: 'POST', headers: headersOf(admin), body: '{}' })
    const cookie = registered.headers.getSetCookie().map((each) => each.split(';')[0])
    cookies.push(cookie.find((each) => each.startsWith('postwright=')))
  }
  await sleep(1_000) // what signing up left to do is done
  return cookies
}

/** Pages of 100 KB that unpack to 100 MB. */
async function startBombs() {
  const packed = gzipSync(Buffer.alloc(100 * 2 ** 20, '<p>Trees for the town.</p>'))
  const bombs = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(packed)
  })
  await new Promise((resolve) => bombs.listen(0, '127.0.0.1', resolve))
  return { port: bombs.address().port, close: () => bombs.close().closeAllConnections() }
}
