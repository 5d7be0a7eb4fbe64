import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type OpenDatabase, openDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { withRelaxedDurability } from './relaxed-durability.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-flush-'))
let opened: OpenDatabase

beforeAll(() => {
  opened = openDatabase({ kind: 'sqlite', file: join(folder, 'test.sqlite') })
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

/** 1: a commit is written; 2: it is on the disk. */
async function flushing(db: Database): Promise<number | undefined> {
  return (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous
}

test('a write that need not last does not wait for the disk, and the next one does', async () => {
  expect(await withRelaxedDurability(opened.db, flushing)).toBe(1)
  expect(await flushing(opened.db)).toBe(2)
})

test('a write that fails leaves the others as they are', async () => {
  await expect(withRelaxedDurability(opened.db, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await flushing(opened.db)).toBe(2)
})

test('no other write comes in between', async () => {
  const seen = await Promise.all([
    withRelaxedDurability(opened.db, flushing),
    flushing(opened.db),
    inTransaction(opened.db, flushing),
    withRelaxedDurability(opened.db, (db) => inTransaction(db, flushing)),
  ])
  // a transaction is flushed after its commit
  expect(seen).toEqual([1, 2, 1, 1])
})

test('within a transaction it joins that one', async () => {
  expect(await inTransaction(opened.db, (db) => withRelaxedDurability(db, flushing))).toBe(1)
  expect(await flushing(opened.db)).toBe(2)
})
