import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../dist/server/platform/database/database.js'
import { tokensOfPost } from '../dist/shared/text/search-tokens.js'
import { administer, ask, postgresAnswers, urlOfDatabase } from './support/postgres.mjs'
import { machine, median, signIn, startServer } from './support/server.mjs'
import { plainColumns } from './support/stored-post.mjs'

/**
 * What a long history costs: pages, searches and the summary over HTTP, for an author of 1,000 posts and one of
 * 100,000, on each database. PostgreSQL is asked at BENCH_DATABASE_URL, or at this machine's usual port.
 * Target: first page and searches at 100,000 posts below 1.5 times those at 1,000. `node bench/history.mjs postgres` asks one.
 */

const sizes = [1_000, 100_000]
const rounds = 30
const texts = 2_000
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
  const url = urlOfDatabase(name)
  return {
    environment: { ...environment, DATABASE_URL: url, SECRET: 'a secret for benches, thirty-two characters' },
    database: { kind: 'postgres', url },
    async remove() {
      await administer(`drop database ${name} with (force)`)
      remove()
    },
  }
}

/**
 * Three years of posts, evenly: one statement for each table, and the index afterwards, as filling is not what is
 * measured. Some texts are used again and again, each time with other words that are searched for.
 */
async function fill(config, size) {
  const isPostgres = config.kind === 'postgres'
  if (isPostgres) await ask(config.url, 'drop index post_search_words')
  const { db, close } = openDatabase(config)
  const { id: ownerId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await db.connection().execute(async (connection) => {
    const run = (statement) => sql.raw(statement).execute(connection)
    if (isPostgres) await run('set statement_timeout = 0')
    await run('create table bench_texts (number int primary key, title text, content text, words text)')
    for (let number = 0; number < texts; number += 1) {
      const [title, content] = [sentence(8), sentence(180)]
      const words = tokensOfPost({ ownerId, title, content, model: '' }).slice(0, -1).join(' ')
      await connection.insertInto('bench_texts').values({ number, title, content, words }).execute()
    }
    for (const statement of statementsFor(ownerId, size, isPostgres)) await run(statement)
    await run('drop table bench_texts')
  })
  await close()
  if (!isPostgres) return
  await ask(config.url, 'create index post_search_words on post_search using gin (words)')
  await ask(config.url, 'vacuum analyze') // what PostgreSQL does by itself within minutes
}

function statementsFor(ownerId, size, isPostgres) {
  const eachMs = Math.floor((3 * yearMs) / size)
  const hex = isPostgres ? "lpad(to_hex(n), 8, '0')" : "printf('%08x', n)"
  const model = `case when n % 5 = 4 then 'gemini' ${models.map((each, at) => `when n % 4 = ${at} then '${each}'`).join(' ')} end`
  const seldom = `case when n % ${Math.ceil(size / 3)} = 7 then ' seldomseen' else '' end`
  const marks = `case when n % 2 = 1 then 'oddly common' else 'evenly' end || case when n % 3 = 0 then ' quay' else ' harbour' end || ${seldom}`
  const numbered = `with recursive series(n) as (select 0 union all select n + 1 from series where n < ${size - 1}),
    made as (
      select n, '${ownerId}' as owner_id, ${hex} || '-0000-4000-8000-000000000000' as id, ${hex} || '-0000-4000-8000-000000000001' as article_id,
        ${now - 3 * yearMs} + (n * 2 + 1) * cast(${eachMs} as bigint) / 2 as created_at, ${model} as ai_model, ${marks} as marks,
        title, content, words
      from series join bench_texts on number = n % ${texts}
    )`
  const insert = (table, columns) =>
    `insert into ${table} (${Object.keys(columns).join(', ')}) ${numbered} select ${Object.values(columns).join(', ')} from made`
  const value = (each) => (each === null ? 'null' : typeof each === 'number' ? each : `'${each}'`)
  const owners = tokensOfPost({ ownerId, title: '', content: 'a', model: '' })[0].slice(0, -1)
  const tokens = `words || ' ${owners}' || replace(marks, ' ', ' ${owners}') || ' ${owners}_' || ai_model`
  return [
    insert('articles', {
      owner_id: 'owner_id',
      id: 'article_id',
      kind: "'url'",
      status: "'ok'",
      title: 'title',
      site_name: "'The Example Gazette'",
      language: "'en'",
      url: "'https://news.example.com/' || id",
      words: '500',
      truncated: '0',
      content_hash: "'none'",
      read_at: 'created_at',
    }),
    insert('posts', {
      owner_id: 'owner_id',
      id: 'id',
      title: 'title',
      content: "marks || ' ' || content",
      first_draft: "marks || ' ' || content",
      status: "'draft'",
      created_at: 'created_at',
      updated_at: 'created_at',
      article_id: 'article_id',
      ai_model: 'ai_model',
      upstream_model: "'bench'",
      position: 'created_at * 1024',
      ...Object.fromEntries(Object.entries(plainColumns).map(([name, each]) => [name, value(each)])),
    }),
    insert('post_search', {
      owner_id: 'owner_id',
      rowid: 'created_at * 1024',
      words: isPostgres ? `array_to_tsvector(string_to_array(${tokens}, ' '))` : tokens,
    }),
  ]
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
