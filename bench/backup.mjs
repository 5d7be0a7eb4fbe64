import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createFiles } from '../dist/server/adapters/files/create-files.js'
import { insertUser } from '../dist/server/features/accounts/people/user-repository.js'
import { openDatabase } from '../dist/server/platform/database/database.js'
import { hashToken } from '../dist/server/platform/tokens.js'
import { administer, postgresAnswers, urlOfDatabase } from './support/postgres.mjs'
import { machine, residentBytes, root, startServer } from './support/server.mjs'
import { plainColumns } from './support/stored-post.mjs'

/**
 * A backup beside a server that takes 20 posts a second, of 10,000 posts and 2,000 pictures, and restored elsewhere: is
 * every post there that was acknowledged before it began, what does it hold in memory, and how long does anyone wait
 * meanwhile. On SQLite, and on PostgreSQL where it answers at BENCH_DATABASE_URL or at this machine's usual port.
 */

const posts = 10_000
const pictures = 2_000
const pictureBytes = 100_000
const perSecond = 20
const authors = 80
const text = 'The council voted to plant twelve thousand trees. The plan costs four million euros. '.repeat(20)
const folder = mkdtempSync(join(tmpdir(), 'postwright-backup-'))

try {
  console.log(`backup: machine            ${machine()}`)
  await measure('sqlite', {}, {})
  const databases = [
    `postwright_bench_${randomBytes(4).toString('hex')}`,
    `postwright_bench_${randomBytes(4).toString('hex')}`,
  ]
  if (await postgresAnswers()) {
    try {
      for (const name of databases) await administer(`create database ${name}`)
      await measure('postgres', ...databases.map(settingsOf))
    } finally {
      for (const name of databases) await administer(`drop database if exists ${name} with (force)`)
    }
  } else console.log('backup: postgres           does not answer, not measured')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind, from, to) {
  const environment = { ...from, DATA_DIR: mkdtempSync(join(folder, `${kind}-`)) }
  const say = (what, value) => console.log(`backup: ${kind.padEnd(9)} ${what.padEnd(20)} ${value}`)
  await (await startServer(environment)).stop({ keepData: true }) // makes the tables
  const cookies = await fill(environment)
  const server = await startServer(environment)
  const acknowledged = []
  const writing = writePosts(server.url, cookies, acknowledged)
  await sleep(3_000)

  const quiet = await probe(server.url, () => sleep(5_000))
  const before = [...acknowledged]
  const file = join(folder, `${kind}.tar.gz`)
  let made
  const during = await probe(server.url, async () => {
    made = await run('backup', file, environment)
  })
  await writing.stop()
  say(
    'written',
    `${(statSync(file).size / 1e6).toFixed(0)} MB in ${(made.ms / 1000).toFixed(1)} s, ${perSecond} posts a second meanwhile`,
  )
  say('its memory, at most', `${(made.peakBytes / 2 ** 20).toFixed(0)} MiB`)
  say(
    '/healthz, p99 (most)',
    `${quiet.p99} (${quiet.most}) ms without, ${during.p99} (${during.most}) ms during the backup`,
  )
  await server.stop()

  const elsewhere = { ...to, DATA_DIR: mkdtempSync(join(folder, `${kind}-elsewhere-`)) }
  const restored = await run('restore', file, elsewhere)
  say(
    'restored',
    `in ${(restored.ms / 1000).toFixed(1)} s, memory at most ${(restored.peakBytes / 2 ** 20).toFixed(0)} MiB`,
  )
  const { db, close } = openDatabase(databaseOf(elsewhere))
  const kept = new Set((await db.selectFrom('posts').select('id').execute()).map(({ id }) => id))
  await close()
  say(
    'acknowledged before',
    `${before.filter((id) => kept.has(id)).length} of ${before.length} there, ${kept.size} posts in all`,
  )
}

/** Posts and pictures of before, and authors with a session each. @returns their cookies */
async function fill(environment) {
  const { db, close } = openDatabase(databaseOf(environment))
  const files = createFiles({ dataDir: environment.DATA_DIR })
  const now = Date.now()
  const people = Array.from({ length: authors }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const facts = { firstName: '', lastName: '', isAdmin: true, plan: 'trial', isApproved: true, timeZone: 'UTC' }
  for (const { id } of people) {
    await insertUser(db, { id, email: `${id}@example.com`, passwordHash: null, createdAt: now, ...facts })
  }
  await db
    .insertInto('sessions')
    .values(
      people.map(({ id, token }) => ({
        token_hash: hashToken(token),
        user_id: id,
        created_at: now,
        last_seen_at: now,
        expires_at: now + 1e9,
        user_agent: '',
      })),
    )
    .execute()
  for (let start = 0; start < posts; start += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => postOf(people[(start + index) % authors].id, start + index))
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('source_texts')
        .values(
          rows.map((row) => ({
            owner_id: row.owner_id,
            content_hash: row.id,
            compressed: randomBytes(2_000),
            created_at: now,
          })),
        )
        .execute()
      await trx
        .insertInto('articles')
        .values(rows.map((row) => articleOf(row)))
        .execute()
      await trx.insertInto('posts').values(rows).execute()
    })
  }
  for (let number = 0; number < pictures; number += 1) {
    const asset = pictureOf(people[number % authors].id, now)
    await db.insertInto('media_assets').values(asset).execute()
    const key = (file) => `${asset.owner_id}/media/${asset.id}/${asset.file_token}.${file}`
    await files.put(key('picture'), randomBytes(pictureBytes))
    await files.put(key('thumbnail'), randomBytes(5_000))
  }
  await close()
  return people.map(({ token }) => `postwright=${token}`)
}

/** Keeps on asking for posts, so many a second, one author after the other. */
function writePosts(url, cookies, acknowledged) {
  const underWay = new Set()
  let number = 0
  const timer = setInterval(() => {
    number += 1
    const asking = ask(url, cookies[number % cookies.length]).then((id) => {
      acknowledged.push(id)
      underWay.delete(asking)
    })
    underWay.add(asking)
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}

async function ask(url, cookie) {
  const response = await fetch(`${url}/api/posts/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ textContent: text, model: 'composer' }),
  })
  const answer = await response.json()
  if (response.status === 201) return answer.id
  throw new Error(`A post was refused: ${answer.message}`)
}

async function run(command, file, environment) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, `dist/server/commands/${command}.js`), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  })
  let peakBytes = 0
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(child.pid) || 0)
  }, 20)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { ms: performance.now() - startedAt, peakBytes }
}

async function probe(url, work) {
  const worker = new Worker(new URL('./support/health-probe.mjs', import.meta.url), {
    workerData: { url: `${url}/healthz`, everyMs: 10 },
  })
  const told = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await work()
  worker.postMessage('end')
  const times = (await told).sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)].toFixed(1), most: times.at(-1).toFixed(0) }
}

function postOf(owner_id, number) {
  const content = `${number} ${text.slice(0, 1_200)}`
  const at = 1_700_000_000_000 + number
  return {
    owner_id,
    id: randomUUID(),
    title: `Post ${number}`,
    content,
    first_draft: content,
    status: 'draft',
    created_at: at,
    updated_at: at,
    article_id: randomUUID(),
    ai_model: 'composer',
    upstream_model: 'composer',
    ...plainColumns,
    position: at * 1024,
  }
}

function articleOf({ owner_id, id: content_hash, article_id: id }) {
  return {
    owner_id,
    id,
    kind: 'text',
    status: 'ok',
    title: 'Trees',
    byline: null,
    published: null,
    site_name: null,
    language: null,
    lead_image: null,
    url: null,
    words: 200,
    truncated: 0,
    content_hash,
    read_at: 1,
    requested_url: null,
  }
}

function pictureOf(owner_id, now) {
  return {
    owner_id,
    id: randomUUID(),
    filename: 'a.png',
    original_name: 'a.png',
    mime_type: 'image/png',
    file_size: pictureBytes,
    stored_bytes: pictureBytes,
    width: 600,
    height: 400,
    tags: '[]',
    created_at: now,
    finished_at: now,
    file_token: randomUUID(),
  }
}

function databaseOf({ DATABASE_URL, DATA_DIR }) {
  return DATABASE_URL
    ? { kind: 'postgres', url: DATABASE_URL }
    : { kind: 'sqlite', file: join(DATA_DIR, 'postwright.sqlite') }
}

function settingsOf(name) {
  return { DATABASE_URL: urlOfDatabase(name), SECRET: 'a secret for benches, thirty-two characters' }
}
