import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'
import { withRelaxedDurability } from './relaxed-durability.ts'
import { createWalFlush, flushAfterTransactions } from './wal-flush.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-wal-'))
const file = join(folder, 'pretended.sqlite')
writeFileSync(`${file}-wal`, '')

afterAll(() => rmSync(folder, { recursive: true }))

/** A disk that is slow: each flush ends when it is let. */
function slowDisk() {
  const flushes: { end: () => void; fail: (error: Error) => void }[] = []
  const wal = createWalFlush(file, () => new Promise((end, fail) => flushes.push({ end, fail })))
  const begun = async (count: number) => {
    await expect.poll(() => flushes.length).toBe(count)
    return flushes[count - 1] as (typeof flushes)[number]
  }
  return { wal, begun, count: () => flushes.length }
}

test('who asks while one is under way waits for the next, which all of them share', async () => {
  const { wal, begun, count } = slowDisk()
  const done: string[] = []
  const ask = (name: string) => wal.flush().then(() => void done.push(name))
  const first = ask('first')
  const one = await begun(1)
  const others = [ask('second'), ask('third')]
  one.end()
  await first
  const two = await begun(2)
  expect(done).toEqual(['first'])
  two.end()
  await Promise.all(others)
  expect([done, count()]).toEqual([['first', 'second', 'third'], 2])
  await wal.close()
})

test('a flush that fails is told to who asked, and the next one is tried', async () => {
  const { wal, begun } = slowDisk()
  const first = wal.flush()
  const one = await begun(1)
  const second = wal.flush()
  one.fail(new Error('input/output error'))
  await expect(first).rejects.toThrow('input/output error')
  ;(await begun(2)).end()
  await second
  await wal.close()
})

test('after the end there is nothing to flush', async () => {
  const { wal, count } = slowDisk()
  await wal.close()
  await wal.flush()
  expect(count()).toBe(0)
})

test('a transaction is over when it has reached the disk, and others work meanwhile', async () => {
  const opened = openDatabase({ kind: 'sqlite', file: join(folder, 'real.sqlite') })
  const { db } = opened
  await sql`create table notes (text text)`.execute(db)
  const steps: string[] = []
  let reachDisk = () => {}
  flushAfterTransactions(
    db,
    () =>
      new Promise((resolve) => {
        steps.push('committed')
        reachDisk = () => {
          steps.push('on the disk')
          resolve()
        }
      }),
  )
  const writing = inTransaction(db, async (transaction) => {
    await sql`insert into notes (text) values ('a')`.execute(transaction)
    afterCommit(transaction, () => steps.push('told'))
  })
  await expect.poll(() => steps).toEqual(['committed'])
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(db)
  expect(rows).toEqual([{ text: 'a' }])
  reachDisk()
  await writing
  expect(steps).toEqual(['committed', 'on the disk', 'told'])

  await withRelaxedDurability(db, (unflushed) =>
    inTransaction(unflushed, (transaction) => sql`insert into notes (text) values ('b')`.execute(transaction)),
  )
  expect(steps).toHaveLength(3)
  await opened.close()
})

test('a transaction that fails is not flushed', async () => {
  const opened = openDatabase({ kind: 'sqlite', file: join(folder, 'failing.sqlite') })
  flushAfterTransactions(opened.db, () => Promise.reject(new Error('nothing to flush')))
  await expect(inTransaction(opened.db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await opened.close()
})

test('a database that is closed at once after a transaction has it', async () => {
  const config = { kind: 'sqlite', file: join(folder, 'closed.sqlite') } as const
  const first = openDatabase(config)
  await sql`create table notes (text text)`.execute(first.db)
  await inTransaction(first.db, (db) => sql`insert into notes (text) values ('a')`.execute(db))
  await first.close()
  const second = openDatabase(config)
  expect((await sql`select * from notes`.execute(second.db)).rows).toHaveLength(1)
  await second.close()
})
