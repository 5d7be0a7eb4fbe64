import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../dist/server/platform/database/database.js'
import { tokensOfPost } from '../dist/shared/text/search-tokens.js'
import { machine, median, signIn, startServer } from './support/server.mjs'
import { plainColumns } from './support/stored-post.mjs'

/**
 * What a long history costs: pages, searches and the summary over HTTP, for an author of 1,000 posts and one of
 * 100,000, on each database. PostgreSQL is asked at BENCH_DATABASE_URL, or at this machine's usual port.
 * Target: first page and searches at 100,000 posts below 1.5 times those at 1,000. `node bench/history.mjs postgres` asks one.
 */

const sizes = [1_000, 100_000]
const rounds = 30
const postgresUrl = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres'
const models = ['gpt-4o', 'composer', 'gpt-4.1-mini', 'claude-3-sonnet']
const now = Date.now()
const yearMs = 365 * 24 * 3_600_000
let seed = 1
const vocabulary = makeVocabulary()

// Common words are in more posts than a page has, at both sizes; the rare one is in three posts.
const calls = {
  'first page': '/api/posts',
  'oldest first': '/api/posts?order=oldest',
  'one model': '/api/posts?model=gemini',
  'one month': `/api/posts?from=${dayAt(now - 60 * 24 * 3_600_000)}&to=${dayAt(now - 30 * 24 * 3_600_000)}&limit=10`,
  'common word': '/api/posts?q=common',
  'common prefix': '/api/posts?q=com',
  'one letter': '/api/posts?q=c',
  'two common words': '/api/posts?q=harbour%20common',
  'word and model': '/api/posts?q=common&model=composer',
  'rare word': '/api/posts?q=seldomseen',
  'rare prefix': '/api/posts?q=seldoms',
  'rare and common': '/api/posts?q=seldomseen%20comm',
  'word in no post': '/api/posts?q=nowheretobefound',
  'words never together': '/api/posts?q=evenly%20oddly',
  summary: '/api/posts/summary',
}

console.log(`history: machine            ${machine()}`)
const only = process.argv[2]
if (only !== 'postgres') await measure('sqlite', makeSqlite)
if (only === 'sqlite') process.exit()
if (await postgresAnswers()) await measure('postgres', makePostgres)
else console.log('history: postgres           does not answer, not measured')

async function measure(name, make) {
  const homes = []
  const servers = []
  try {
    for (const size of sizes) {
      const home = await make()
      homes.push(home)
      await (await startServer(home.environment)).stop({ keepData: true }) // makes the tables and the author
      const startedAt = performance.now()
      await fill(home.database, size)
      const perPostMs = (performance.now() - startedAt) / size
      console.log(`history: ${name.padEnd(9)} ${size} posts filled, ${perPostMs.toFixed(2)} ms each`)
      servers.push(await startServer(home.environment))
    }
    const cookies = await Promise.all(servers.map((server) => signIn(server.url)))
    for (const [call, path] of Object.entries(calls)) {
      const times = sizes.map(() => [])
      const counts = []
      for (let round = -3; round < rounds; round += 1) {
        for (const [index, { url }] of servers.entries()) {
          const startedAt = performance.now()
          const response = await fetch(url + path, { headers: { cookie: cookies[index] } })
          const answer = await response.json()
          if (round >= 0) times[index].push(performance.now() - startedAt) // the first three warm up
          counts[index] = answer.length ?? answer.totalPosts
        }
      }
      const [few, many] = times.map(median)
      const results = counts[0] === counts[1] ? `${counts[0]} posts` : `${counts.join(' and ')} posts`
      console.log(
        `history: ${name.padEnd(9)} ${call.padEnd(21)} ${few.toFixed(1)} ms -> ${many.toFixed(1)} ms, ${(many / few).toFixed(2)}x (${results})`,
      )
    }
  } finally {
    for (const server of servers) await server.stop({ keepData: true })
    for (const home of homes) await home.remove()
  }
}

function makeSqlite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-history-'))
  return {
    environment: { DATA_DIR: dataDir },
    database: { kind: 'sqlite', file: join(dataDir, 'postwright.sqlite') },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function makePostgres() {
  const { environment, remove } = makeSqlite()
  const name = `postwright_bench_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return {
    environment: { ...environment, DATABASE_URL: url.href, SECRET: 'a secret for benches, thirty-two characters' },
    database: { kind: 'postgres', url: url.href },
    async remove() {
      await administer(`drop database ${name} with (force)`)
      remove()
    },
  }
}

function administer(statement) {
  return ask(postgresUrl, statement)
}

async function ask(connectionString, statement) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function postgresAnswers() {
  return administer('select 1').then(
    () => true,
    () => false,
  )
}

/** Three years of posts, evenly. Many rows a statement and the index afterwards, as filling is not what is measured. */
async function fill(config, size) {
  if (config.kind === 'postgres') await ask(config.url, 'drop index post_search_words')
  const { db, close } = openDatabase(config)
  const { id: ownerId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const batchSize = 250
  for (let start = 0; start < size; start += batchSize) {
    const rows = Array.from({ length: batchSize }, (_, index) => makePost(ownerId, start + index, size))
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('articles').values(rows.map(articleOf)).execute()
      await transaction.insertInto('posts').values(rows).execute()
      await transaction
        .insertInto('post_search')
        .values(rows.map((row) => searchRowOf(row, config.kind)))
        .execute()
    })
  }
  await close()
  if (config.kind !== 'postgres') return
  await ask(config.url, 'create index post_search_words on post_search using gin (words)')
  await ask(config.url, 'vacuum analyze') // what PostgreSQL does by itself within minutes
}

function makePost(ownerId, number, size) {
  const createdAt = Math.floor(now - 3 * yearMs + ((number + 0.5) / size) * 3 * yearMs)
  const isSeldom = number % Math.ceil(size / 3) === 7
  const marks = [number % 2 ? 'oddly common' : 'evenly', number % 3 ? 'harbour' : 'quay', isSeldom ? 'seldomseen' : '']
  const content = `${marks.join(' ')} ${sentence(180)}.`
  return {
    owner_id: ownerId,
    id: randomUUID(),
    title: sentence(8),
    content,
    first_draft: content,
    status: 'draft',
    created_at: createdAt,
    updated_at: createdAt,
    article_id: randomUUID(),
    ai_model: number % 5 === 4 ? 'gemini' : models[number % 4],
    upstream_model: 'bench',
    ...plainColumns,
    position: createdAt * 1024,
  }
}

function articleOf(post) {
  return {
    owner_id: post.owner_id,
    id: post.article_id,
    kind: 'url',
    status: 'ok',
    title: post.title,
    byline: null,
    published: null,
    site_name: 'The Example Gazette',
    language: 'en',
    lead_image: null,
    url: `https://news.example.com/${post.article_id}`,
    words: 500,
    truncated: 0,
    content_hash: 'none',
    read_at: post.created_at,
  }
}

function searchRowOf(post, kind) {
  const { owner_id: ownerId, title, content, ai_model: model } = post
  const tokens = tokensOfPost({ ownerId, title, content, model })
  // a tsvector without places is written as its words
  const words = kind === 'postgres' ? tokens.map((token) => `'${token}'`).join(' ') : tokens.join(' ')
  return { owner_id: ownerId, rowid: post.position, words }
}

/** Words of a made-up language: a few are very common and most are rare, as in any. The same ones at each run. */
function sentence(length) {
  return Array.from({ length }, pickWord).join(' ')
}

function pickWord() {
  const { words, upTo } = vocabulary
  const target = random() * upTo.at(-1)
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (upTo[middle] < target) low = middle + 1
    else high = middle
  }
  return words[low]
}

function makeVocabulary() {
  const syllables = 'ba de fi go lu ma ne pi ro su ta ve wi xo zu bran crel drim flon grus plam stek trin'.split(' ')
  const words = new Set()
  while (words.size < 15_000) {
    const count = 1 + Math.floor(random() * 4)
    words.add(Array.from({ length: count }, () => syllables[Math.floor(random() * syllables.length)]).join(''))
  }
  let sum = 0
  const upTo = Array.from(words, (_, rank) => {
    sum += 1 / (rank + 3)
    return sum
  })
  return { words: [...words], upTo }
}

function random() {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return seed / 2 ** 32
}

function dayAt(moment) {
  return new Date(moment).toISOString().slice(0, 10)
}
