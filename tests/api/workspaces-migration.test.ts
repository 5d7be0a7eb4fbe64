import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isKept, partName, writeRows } from '#server/features/backup/backup-format'
import { down, up } from '#server/migrations/0046-workspaces'
import { writeArchive } from '#server/platform/archive/write-archive'
import { loadConfig } from '#server/platform/config'
import { databaseFileName } from '#server/platform/data-directory'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { migrateToLatest, migrationsDone, releasedMigrations } from '#server/platform/database/migrate'
import { type AnyDatabase, type AnyRow, insertRows, listTables } from '#server/platform/database/whole-tables'
import { rowsOf, schemaOf } from '../support/database-contents.ts'
import { personId } from '../support/ids.ts'
import { onlyOn } from '../support/only-on.ts'
import { createRestoring } from '../support/restoring.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** An installation from before workspaces existed. */

const name = '0046-workspaces'
const roles = ['admin', 'user', 'trial']

/** Tables that keep referring to a person. All others now refer to workspaces. */
const personal = [
  'identities',
  'linkedin_sign_ins',
  'links',
  'notices',
  'offered_identities',
  'oidc_sign_ins',
  'own_posts',
  'pending_logins',
  'recovery_codes',
  'second_factors',
  'sessions',
  'user_settings',
  'user_voices',
]

let home: TestDatabase
let database: OpenDatabase

beforeEach(async () => {
  home = await createTestDatabase()
  database = openDatabase(loadConfig({ ...home.environment, DATA_DIR: home.dataDir }).database)
  const before = Object.keys(await releasedMigrations()).filter((each) => each < name)
  await migrateToLatest(database.db, { only: new Set(before) })
  for (const [index, role] of roles.entries()) await fillTables(role, index + 1)
})

afterEach(async () => {
  await database.close()
  await home.remove()
})

/** One row of a person in each table with an owner. All of its texts contain the role, and all numbers are `figure`. */
async function fillTables(role: string, figure: number): Promise<void> {
  const all = await database.db.introspection.getTables()
  for (const { name: table } of await listTables(database.db, (each) => !each.startsWith('post_search'))) {
    const columns = all.find((each) => each.name === table)?.columns ?? []
    if (table !== 'users' && !columns.some((column) => /^(owner|user)_id$/.test(column.name))) continue
    const row = columns.map((column) => [column.name, valueFor(column.dataType, role, figure)])
    await insertRows(database.db, table, [Object.fromEntries(row)])
  }
}

function valueFor(type: string, text: string, figure: number): unknown {
  if (/^text$/i.test(type)) return text
  return /^(blob|bytea)$/i.test(type) ? Buffer.from(text) : figure
}

async function readAll(table: string): Promise<AnyRow[]> {
  return await (database.db as unknown as AnyDatabase).selectFrom(table).selectAll().orderBy('id').execute()
}

/** @returns the tables with a reference to this one */
async function referringTo(target: 'users' | 'workspaces'): Promise<string[]> {
  const { db } = database
  const { rows } = isPostgres(db)
    ? await sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = ${target}::regclass`.execute(db)
    : await sql<{ name: string }>`select tables.name from sqlite_master as tables,
        pragma_foreign_key_list(tables.name) as key where key."table" = ${target}`.execute(db)
  return rows.map((row) => row.name).sort()
}

/** As the earlier version wrote it. @returns the archive */
async function backUp(): Promise<string> {
  const { db } = database
  const file = join(home.dataDir, 'before.tar.gz')
  const archive = writeArchive(file)
  const entries: object[] = []
  const add = async (entry: string, content: Buffer | object) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
    entries.push(await archive.add({ name: entry, size: bytes.length }, [bytes]))
  }
  const made = { product: 'Postwright', format: 1, version: '0.1.0', madeAt: new Date().toISOString() }
  await add('backup.json', { ...made, database: 'sqlite', migrations: await migrationsDone(db) })
  for (const { name: table } of await listTables(db, isKept)) {
    await add(
      partName(table, 1),
      writeRows(await (db as unknown as AnyDatabase).selectFrom(table).selectAll().execute()),
    )
  }
  await add('counters.json', {})
  await add('secret', Buffer.from('a secret'))
  await add('manifest.json', { entries: [...entries], rows: {}, missingFiles: [] })
  await archive.finish()
  return file
}

test('everyone gets a workspace of their own with their plan, and what they made is in it', async () => {
  const rows = await rowsOf(database, /^(users|workspaces|post_search.*)$/)
  const owned = Object.keys(rows).filter((table) => rows[table]?.length === roles.length)
  const before = await referringTo('users')
  await migrateToLatest(database.db, { only: new Set([name]) })

  expect(await readAll('workspaces')).toMatchObject(
    [
      { id: 'admin', plan: 'trial', month_used: 1 },
      { id: 'trial', plan: 'trial', month_used: 3 },
      { id: 'user', plan: 'pro', month_used: 2 },
    ].map((each) => ({ ...each, user_id: each.id, month_key: each.id, subscription_status: each.id })),
  )
  expect((await readAll('users')).map(({ id, is_admin }) => [id, is_admin])).toEqual([
    ['admin', 1],
    ['trial', 0],
    ['user', 0],
  ])
  expect(await rowsOf(database, /^(users|workspaces|post_search.*)$/)).toEqual(rows)
  expect(await referringTo('workspaces')).toEqual(before.filter((table) => !personal.includes(table)))
  expect(await referringTo('users')).toEqual([...before.filter((table) => personal.includes(table)), 'workspaces'])
  expect(owned.length).toBeGreaterThan(35)
})

test('with a person goes their workspace, and everything of both', async () => {
  await migrateToLatest(database.db)
  await database.db.deleteFrom('users').where('id', '!=', personId('user')).execute()
  // the last two outlive the account until other services know that it is gone
  const left = await rowsOf(database, /^(post_search.*|security_events|subscriptions|linkedin_accounts)$/)
  const tooMany = Object.entries(left).filter(([, rows]) => rows.some((row) => /"(admin|trial)"/.test(row)))
  expect(tooMany).toEqual([])
  expect(left.publications).toHaveLength(1)
  if (isPostgres(database.db)) return
  expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([{ integrity_check: 'ok' }])
  expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([])
})

test('a backup of before is restored with workspaces', async () => {
  const restoring = createRestoring()
  try {
    const restored = openDatabase(loadConfig((await restoring.restore(await backUp())).home).database)
    await migrateToLatest(database.db)
    const ofWorkspaces = /^(?!workspaces$|posts$|visuals$)/
    try {
      expect(await rowsOf(restored, ofWorkspaces)).toEqual(await rowsOf(database, ofWorkspaces))
      expect(await schemaOf(restored)).toEqual(await schemaOf(database))
    } finally {
      await restored.close()
    }
  } finally {
    await restoring.remove()
  }
})

test('can be undone', async () => {
  const db = database.db as unknown as Kysely<unknown>
  const before = { rows: await rowsOf(database, /^post_search/), references: await referringTo('users') }
  if (!isPostgres(db)) await sql`pragma foreign_keys = off`.execute(db)
  await up(db)
  await down(db)
  expect({ rows: await rowsOf(database, /^post_search/), references: await referringTo('users') }).toEqual(before)
  await up(db)
  const again = await schemaOf(database)
  await down(db)
  await up(db)
  expect(await schemaOf(database)).toEqual(again)
})

onlyOn.sqlite?.test('writes next to nothing, however much there is', async () => {
  const { db } = database
  const megabyte = 'x'.repeat(1_000_000)
  const visuals = 30
  const [visual] = await db.selectFrom('visuals').selectAll().where('owner_id', '=', personId('user')).execute()
  if (!visual) throw new Error('there is no visual')
  for (let each = 0; each < visuals; each += 1) {
    await insertRows(db, 'visuals', [{ ...visual, id: `visual ${each}`, canvas_data: megabyte }])
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await migrateToLatest(db)
  const written = statSync(join(home.dataDir, `${databaseFileName}-wal`)).size
  expect(written).toBeLessThan((visuals * megabyte.length) / 10)
})
