import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { tryLockDataDirectory } from '#server/platform/data-lock'
import { copyBeforeMigrating } from '#server/platform/database/copy-before-migrating'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { isMigrated, migrateToLatest, migrationsDone, releasedMigrations } from '#server/platform/database/migrate'
import { prepareDatabase } from '#server/platform/database/prepare-database'
import { schemaOf } from '../support/database-contents.ts'
import { onlyOn } from '../support/only-on.ts'
import { runCommand } from '../support/run-command.ts'
import { startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, databaseKind, type TestDatabase } from '../support/test-database.ts'

/** Migrating the schema: each migration wholly or not at all, and never while another process uses it. */

const names = Object.keys(await releasedMigrations()).sort()
const [firstName = ''] = names
let homes: TestDatabase[] = []
let opened: OpenDatabase[] = []
let home: TestDatabase

beforeEach(async () => {
  home = await newHome()
})

afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  await Promise.all(homes.map((each) => each.remove()))
  homes = []
  opened = []
})

async function newHome(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  homes.push(database)
  return database
}

const configOf = (database: TestDatabase) => loadConfig({ ...database.environment, DATA_DIR: database.dataDir })

function open(database = home): OpenDatabase {
  const one = openDatabase(configOf(database).database)
  opened.push(one)
  return one
}

/** Alternately after the first statement of a migration, and just before its record. */
const afterIn = (at: number) => ((at + Math.floor(at / 4)) % 2 === 0 ? 'first' : 'all')

/**
 * A process is killed in every fourth migration and the last. For the embedded database, which recreates tables, the
 * state after a kill in the other migrations is read from its files, while the process is stopped.
 */
const isKilledIn = (at: number) => at % 4 === 0 || at === names.length - 1
const stopsIn = names.map((_, at) => at).filter((at) => isKilledIn(at) || databaseKind === 'sqlite')

/** A process that runs the pending migrations, and stops in each of these. */
function startMigrating(left: readonly number[]) {
  const script = join(import.meta.dirname, '../support/migrating-child.mjs')
  const stops = Object.fromEntries(left.map((at) => [names[at], afterIn(at)]))
  const order = JSON.stringify({ database: configOf(home).database, stops })
  const child = spawn(process.execPath, [script, order], { stdio: 'pipe' })
  let output = ''
  const stopped: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  const ended = once(child, 'exit')
  return {
    async stopsIn(name: string) {
      stopped.push(name)
      while (output.split('\n').length <= stopped.length && child.exitCode === null) {
        await Promise.race([once(child.stdout, 'data'), ended])
      }
      expect(output.trimEnd().split('\n')).toEqual(stopped)
    },
    goOn: () => child.stdin.write('\n'),
    async die() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Checks the state after a kill at this point: the files have the schema before this migration, which can be run. */
async function expectLeftBefore(at: number): Promise<void> {
  const copy = await newHome()
  cpSync(home.dataDir, copy.dataDir, { recursive: true })
  const database = openDatabase(configOf(copy).database)
  expect(await migrationsDone(database.db), names[at]).toEqual(names.slice(0, at))
  await migrateToLatest(database.db, { only: new Set(names.slice(0, at + 1)) })
  expect(await migrationsDone(database.db)).toEqual(names.slice(0, at + 1))
  await database.close()
}

/** Rows for the later migrations: one author with posts, in the first schema. */
async function fillFirstSchema({ db }: OpenDatabase): Promise<void> {
  await sql`insert into users (id, email, first_name, last_name, role, subscription_status, is_approved, created_at,
    time_zone, month_key, month_used) values ('a', 'a@example.com', '', '', 'user', '', 1, 7, 'UTC', '', 0)`.execute(db)
  await sql`insert into articles (owner_id, id, kind, status, title, words, truncated, content_hash, read_at)
    values ('a', 'article', 'text', 'ok', '', 1, 0, '', 1)`.execute(db)
  for (let post = 0; post < 700; post += 1) {
    await sql`insert into posts (owner_id, id, title, content, first_draft, status, created_at, updated_at, article_id,
      sources, ai_model, upstream_model, language, has_web_search) values ('a', ${`post-${post}`}, 'Quay',
      ${`Harbour ${post}`}, '', 'draft', 1, 1, 'article', '[]', 'composer', 'composer', 'english', 0)`.execute(db)
  }
}

async function runAdmin() {
  const environment = { DATA_DIR: home.dataDir, ...home.environment }
  const { code, output, errors } = await runCommand('admin', ['create', 'root@example.com'], environment)
  return { code, output: output + errors }
}

test('kill -9 within any migration leaves a database that the next start brings up to date', async () => {
  let migrating: ReturnType<typeof startMigrating> | undefined
  for (const at of stopsIn) {
    migrating ??= startMigrating(stopsIn.filter((each) => each >= at))
    await migrating.stopsIn(names[at] ?? '')
    if (!isKilledIn(at)) {
      await expectLeftBefore(at)
      migrating.goOn()
      continue
    }
    await migrating.die()
    migrating = undefined
    if (at > 0) continue
    const database = open()
    await migrateToLatest(database.db, { only: new Set([firstName]) })
    await fillFirstSchema(database)
  }
  const survivor = open()
  expect(await migrationsDone(survivor.db)).toEqual(names.slice(0, -1))
  const environment = { ...home.environment, DATA_DIR: home.dataDir }
  const server = await startServerProcess({ ...environment, LOG_LEVEL: 'info' })
  expect(await isMigrated(survivor.db)).toBe(true)
  expect((await runAdmin()).output, 'a command works beside a server of its version').toContain('The password is: ')
  await server.end('SIGTERM')
  const { posts } = await survivor.db
    .selectFrom('posts')
    .select((query) => query.fn.countAll<number>().as('posts'))
    .executeTakeFirstOrThrow()
  expect(posts).toBe(700)

  const fresh = open(await newHome())
  await migrateToLatest(fresh.db)
  expect(await schemaOf(survivor)).toEqual(await schemaOf(fresh))
  if (databaseKind === 'sqlite') expectCopyOfWhatWasBefore(server.output())
})

/** Before an embedded database is changed, it is copied, readable by its owner only, and the log says where. */
function expectCopyOfWhatWasBefore(log: string): void {
  const copy = join(home.dataDir, 'copies', `before-${names.at(-1)}.sqlite`)
  expect(log).toContain(`The database was copied to ${copy}`)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(statSync(join(home.dataDir, 'copies')).mode & 0o777).toBe(0o700)
  const old = new Libsql(copy)
  expect(old.prepare('select count(*) as posts from posts').all()).toMatchObject([{ posts: 700 }])
  expect(old.prepare('select name from kysely_migration').all()).toHaveLength(names.length - 1)
  old.close()
}

test('several processes that start at once run each migration once', async () => {
  const ran = databaseKind === 'postgres' ? [open(), open(), open()] : [open()]
  const lists = await Promise.all(ran.map(({ db }) => migrateToLatest(db)))
  expect(lists.flat().sort()).toEqual(names)
})

test('a migration that fails leaves nothing of itself, and what was there before it', async () => {
  const { db } = open()
  await migrateToLatest(db)
  const failing = {
    ...(await releasedMigrations()),
    '9999-bad': {
      up: async (schema: typeof db) => {
        await sql`create table half (id text)`.execute(schema)
        throw new Error('no further')
      },
    },
  }
  await expect(migrateToLatest(db, { migrations: failing as never })).rejects.toThrow('no further')
  await expect(sql`select * from half`.execute(db)).rejects.toThrow(/half/)
  expect(await migrationsDone(db)).toEqual(names)
})

test('a table that is made anew keeps the rows that refer to it, and rows that refer to nothing are refused', async () => {
  const database = open()
  await migrateToLatest(database.db, { only: new Set([firstName]) })
  await fillFirstSchema(database)
  const rebuild = (rows: string) => ({
    [firstName]: { up: async () => undefined },
    '0002-rebuild': {
      up: async (db: typeof database.db) => {
        await sql.raw(`create table users_anew as select * from users where ${rows}`).execute(db)
        if (databaseKind === 'postgres') return
        await sql`drop table users`.execute(db)
        await sql`create table users (id text primary key, email text)`.execute(db)
        await sql`insert into users select id, email from users_anew`.execute(db)
      },
    },
  })
  if (databaseKind === 'sqlite') {
    await expect(migrateToLatest(database.db, { migrations: rebuild('1 = 0') as never })).rejects.toThrow(
      '0002-rebuild left rows of articles that refer to nothing in users.',
    )
  }
  await migrateToLatest(database.db, { migrations: rebuild('1 = 1') as never })
  expect(await database.db.selectFrom('posts').select('id').execute()).toHaveLength(700)
  await expect(sql`delete from articles`.execute(database.db)).rejects.toThrow(/foreign key/i)
})

test('data of a newer version is refused with what to do, and stays as it is', async () => {
  const { db } = open()
  await migrateToLatest(db)
  await sql`insert into kysely_migration (name, timestamp) values ('0999-from-tomorrow', '2030')`.execute(db)
  const starting = startServerProcess({ ...home.environment, DATA_DIR: home.dataDir })
  await expect(starting).rejects.toThrow(/written by a newer version[\s\S]*0999-from-tomorrow[\s\S]*Start that version/)
  expect(await migrationsDone(db)).toEqual([...names, '0999-from-tomorrow'])
})

onlyOn.sqlite?.describe('before an embedded database is changed', () => {
  const copies = () =>
    existsSync(join(home.dataDir, 'copies')) ? readdirSync(join(home.dataDir, 'copies')).sort() : []

  async function upTo(count: number) {
    const database = open()
    await migrateToLatest(database.db, { only: new Set(names.slice(0, count)) })
    return database
  }

  test('the last three copies are kept, and starting again makes no new one', async () => {
    for (let count = 1; count < 6; count += 1) {
      const database = await upTo(count)
      const [next = ''] = names.slice(count)
      const migrations = { ...(await releasedMigrations()), [next]: { up: () => Promise.reject(new Error('not yet')) } }
      for (const again of [1, 2]) {
        const failing = migrateToLatest(database.db, {
          migrations,
          beforeChange: async (first) => void (await copyBeforeMigrating(database.db, home.dataDir, first)),
        })
        await expect(failing, `attempt ${again}`).rejects.toThrow('not yet')
      }
    }
    expect(copies()).toEqual(names.slice(3, 6).map((name) => `before-${name}.sqlite`))
  })

  test('a new installation and one that is up to date are not copied', async () => {
    const database = open()
    for (const start of [1, 2]) {
      await prepareDatabase(database, home.dataDir, () => undefined)
      expect(copies(), `start ${start}`).toEqual([])
    }
  })

  test('nothing is changed when the copy can’t be made', async () => {
    const database = await upTo(1)
    const bringing = prepareDatabase(database, '/dev/null', () => undefined)
    await expect(bringing).rejects.toThrow(/Nothing was changed. Make room/)
    expect(await migrationsDone(database.db)).toEqual([firstName])
  })
})

describe('the admin command', () => {
  test('never migrates beside a running server, and says what to do', async () => {
    const { db } = open()
    await migrateToLatest(db, { only: new Set(names.slice(0, -1)) })
    const unlock = databaseKind === 'sqlite' ? tryLockDataDirectory(home.dataDir) : () => undefined
    const { code, output } = await runAdmin()
    unlock?.()
    expect([code, output]).toEqual([1, expect.stringContaining('Stop the server, start this version of it once')])
    expect(await isMigrated(db)).toBe(false)
  })

  onlyOn.sqlite?.test('migrates where no server runs', async () => {
    const { db } = open()
    await migrateToLatest(db, { only: new Set(names.slice(0, -1)) })
    expect((await runAdmin()).output).toContain('The database was brought up to date')
    expect(await isMigrated(db)).toBe(true)
  })
})
