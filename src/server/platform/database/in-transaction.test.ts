import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, type OpenDatabase, openDatabase } from './database.ts'
import { toUnavailable } from './database-errors.ts'
import { inTransaction, runTransaction } from './in-transaction.ts'

let folder: string
let database: OpenDatabase

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postwright-transaction-'))
  database = openDatabase({ kind: 'sqlite', file: join(folder, 'test.sqlite') })
  await sql`create table notes (text text)`.execute(database.db)
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const count = async () =>
  (await sql<{ count: number }>`select count(*) as count from notes`.execute(database.db)).rows[0]?.count

test('a full disk is told as such, and what comes after it works', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 1)}`.execute(database.db)
  const writing = inTransaction(database.db, async (db) => {
    await sql`insert into notes (text) values (${'x'.repeat(500_000)})`.execute(db)
  })
  const error = await writing.catch((caught: unknown) => caught)
  expect(toUnavailable(error)).toMatchObject({ code: 'busy', reason: { name: 'diskFull' } })
  expect(await count()).toBe(0)
  await inTransaction(database.db, (db) => sql`insert into notes (text) values ('short')`.execute(db))
  expect(await count()).toBe(1)
})

test('what was taken back already leaves the first error', async () => {
  const writing = inTransaction(database.db, async (db) => {
    await sql`rollback`.execute(db)
    throw new Error('the first')
  })
  await expect(writing).rejects.toThrow('the first')
})

test('where taking it back fails, the first error is thrown', async () => {
  const failing = {
    transaction: () => ({
      execute: (work: (db: Database) => Promise<unknown>) =>
        work({} as Database).catch(() => Promise.reject(new Error('cannot roll back'))),
    }),
  } as unknown as Database
  await expect(runTransaction(failing, () => Promise.reject(new Error('the first')))).rejects.toThrow('the first')
})
