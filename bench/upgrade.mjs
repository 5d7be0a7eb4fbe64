import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../dist/server/platform/database/database.js'
import { isMigrated, migrateToLatest } from '../dist/server/platform/database/migrate.js'
import { machine, root } from './support/server.mjs'

/**
 * An upgrade that is killed: an installation of 10,000 posts, in the schema of the first version that had one, is
 * started by this version and killed with -9 at 50 moments spread over the time that the upgrade takes. Then it is
 * started again, and every row has to be there. Target: 50 of 50.
 */

const posts = 10_000
const rounds = 50
const folder = mkdtempSync(join(tmpdir(), 'postwright-upgrade-'))
const original = join(folder, 'original')
const databaseOf = (dataDir) => ({ kind: 'sqlite', file: join(dataDir, 'postwright.sqlite') })

try {
  console.log(`upgrade: machine            ${machine()}`)
  await makeOriginal()
  const upgradeMs = await measureUpgrade()
  console.log(
    `upgrade: whole              ${posts} posts, ${Math.round(statSync(databaseOf(original).file).size / 1e6)} MB, in ${Math.round(upgradeMs)} ms`,
  )
  let good = 0
  const diedWith = new Map()
  for (let round = 0; round < rounds; round += 1) {
    // evenly, and up to where an upgrade is usually over
    const { isGood, done } = await killAndStartAgain(((round + Math.random()) / rounds) * upgradeMs * 1.1)
    good += isGood ? 1 : 0
    diedWith.set(done, (diedWith.get(done) ?? 0) + 1)
  }
  const spread = [...diedWith].sort(([a], [b]) => a - b).map(([done, times]) => `${done}: ${times}`)
  console.log(`upgrade: died with migrations done  ${spread.join(', ')}`)
  console.log(`upgrade: started again      ${good} of ${rounds} with every row (target ${rounds})`)
  process.exitCode = good === rounds ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The first schema, where the second migration still has every post to work on. */
async function makeOriginal() {
  cpSync(mkdtempSync(join(folder, 'empty-')), original, { recursive: true })
  const { db, close } = openDatabase(databaseOf(original))
  await migrateToLatest(db, { only: new Set(['0001-start']) })
  await db.transaction().execute(async (trx) => {
    await sql`insert into users (id, email, first_name, last_name, role, subscription_status, is_approved, created_at,
      time_zone, month_key, month_used) values ('a', 'a@example.com', '', '', 'user', '', 1, 7, 'UTC', '', 0)`.execute(
      trx,
    )
    await sql`insert into articles (owner_id, id, kind, status, title, words, truncated, content_hash, read_at)
      values ('a', 'article', 'text', 'ok', '', 1, 0, '', 1)`.execute(trx)
    for (let post = 0; post < posts; post += 1) {
      const words = Array.from({ length: 120 }, (_, word) => `word${(post * 31 + word * 7) % 5_000}`).join(' ')
      await sql`insert into posts (owner_id, id, title, content, first_draft, status, created_at, updated_at, article_id,
        sources, ai_model, upstream_model, language, has_web_search) values ('a', ${`post-${post}`}, 'Quay', ${words},
        ${words}, 'draft', ${post}, 1, 'article', '[]', 'composer', 'composer', 'english', 0)`.execute(trx)
    }
  })
  await close()
}

async function measureUpgrade() {
  const dataDir = copyOf(original)
  const startedAt = performance.now()
  const server = start(dataDir)
  await server.ready
  const ms = performance.now() - startedAt
  await server.kill()
  rmSync(dataDir, { recursive: true })
  return ms
}

async function killAndStartAgain(afterMs) {
  const dataDir = copyOf(original)
  const first = start(dataDir)
  await Promise.race([new Promise((resolve) => setTimeout(resolve, afterMs)), first.ended])
  await first.kill()
  const done = await look(dataDir, async (db) => {
    const { rows } = await sql`select count(*) as done from kysely_migration`.execute(db)
    return rows[0].done
  })

  const second = start(dataDir)
  const isReady = await Promise.race([second.ready.then(() => true), second.ended.then(() => false)])
  await second.kill()
  const isGood = isReady && (await look(dataDir, isWhole))
  if (!isGood) console.log(`upgrade: did not start after ${Math.round(afterMs)} ms: ${second.output()}`)
  rmSync(dataDir, { recursive: true })
  return { isGood, done }
}

async function isWhole(db) {
  const { rows } = await sql`select count(*) as posts, sum(length(content)) as letters,
    (select count(*) from post_search) as found from posts`.execute(db)
  const expected = await look(original, async (old) => {
    return (await sql`select sum(length(content)) as letters from posts`.execute(old)).rows[0].letters
  })
  const [{ posts: kept, letters, found }] = rows
  return kept === posts && found === posts && letters === expected && (await isMigrated(db))
}

async function look(dataDir, at) {
  const { db, close } = openDatabase(databaseOf(dataDir))
  try {
    return await at(db)
  } finally {
    await close()
  }
}

function copyOf(dataDir) {
  const copy = mkdtempSync(join(folder, 'copy-'))
  cpSync(dataDir, copy, { recursive: true })
  return copy
}

function start(dataDir) {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  let output = ''
  const ended = new Promise((resolve) => child.once('close', resolve))
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        output += piece
        if (output.includes('Postwright is running at')) resolve()
      })
    }
  })
  return {
    ready,
    ended,
    output: () => output,
    kill() {
      child.kill('SIGKILL')
      return ended
    },
  }
}
