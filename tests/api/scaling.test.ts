import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeFilesJob } from '#server/features/accounts/links/account-jobs'
import { openDatabase } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { FakeWriter, until } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { makePost } from '../support/posts.ts'
import { runCommand } from '../support/run-command.ts'
import { startServerProcess } from '../support/server-process.ts'
import { startTestApp } from '../support/test-app.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { startTransactionPooler } from '../support/transaction-pooler.ts'

/** What several processes and managed databases require. */

test('a server that may not migrate says what to do, and starts once somebody else has', async () => {
  const home = await createTestDatabase()
  try {
    const environment = { ...home.environment, DATA_DIR: home.dataDir, PAYMENTS: 'off' }
    const starting = startServerProcess({ ...environment, MIGRATE: 'off' })
    await expect(starting).rejects.toThrow('Run npm run migrate as a role that may change tables')
    const migrated = await runCommand('migrate', [], environment)
    expect([migrated.code, migrated.output]).toEqual([0, expect.stringContaining('brought up to date: 0001-start,')])
    expect((await runCommand('migrate', [], environment)).output).toBe('The database is up to date.\n')
    const server = await startServerProcess({ ...environment, MIGRATE: 'off' })
    await server.end('SIGTERM')
  } finally {
    await home.remove()
  }
})

/** Queries by something other than the owner, because the owner is unknown or does not matter. */
const keyedOtherwise: Readonly<Record<string, string>> = {
  sessions: 'found by the hash of a token, which says whose it is',
  links: 'the same',
  oauth_tokens: 'the same',
  pending_logins: 'the same',
  linkedin_sign_ins: 'the same',
  oidc_sign_ins: 'the same',
  offered_identities: 'the same',
  post_search: 'an index of SQLite’s full-text search has no key',
  security_events: 'administrators read them in order of time',
  workspaces: 'each is an owner',
  account_lendings: 'a team reads what is lent to it',
  workspace_handovers: 'of the team that is offered',
  workspace_members: 'a team reads its members',
}

onlyOn.sqlite?.test('every table of what people own is keyed by its owner first', async () => {
  const app = await startTestApp()
  try {
    const { rows } = await sql<{ table: string; columns: string; first: string | null }>`
      select m.name as 'table', group_concat(c.name) as columns,
        max(case when c.pk = 1 then c.name end) as 'first'
      from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' group by m.name`.execute(app.ctx.db)
    const owned = rows.filter(({ columns }) => /(^|,)(owner_id|user_id)(,|$)/.test(columns))
    expect(owned.length).toBeGreaterThan(25)
    const others = owned.filter(({ first }) => first !== 'owner_id').map(({ table }) => table)
    expect(others.sort((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(keyedOtherwise).sort((a, b) => a.localeCompare(b)),
    )
  } finally {
    await app.close()
  }
})

onlyOn.postgres?.describe('PostgreSQL', () => {
  test('transactions that hold each other up are done again, whole, until both are done', async () => {
    const home = await createTestDatabase()
    const database = openDatabase({ kind: 'postgres', url: home.environment.DATABASE_URL ?? '' })
    const { db } = database
    try {
      await sql`create table counters (name text primary key, count int not null)`.execute(db)
      await sql`insert into counters values ('a', 0), ('b', 0)`.execute(db)
      let met = 0
      let runs = 0
      const meet = async () => {
        met += 1
        await until('both are half done', () => met >= 2)
      }
      const add = (first: string, second: string) =>
        inTransaction(db, async (transaction) => {
          runs += 1
          await sql`update counters set count = count + 1 where name = ${first}`.execute(transaction)
          await meet()
          await sql`update counters set count = count + 1 where name = ${second}`.execute(transaction)
        })
      await Promise.all([add('a', 'b'), add('b', 'a')])
      expect(runs).toBeGreaterThan(2)

      met = 0
      const before = runs
      const addUp = (name: string) =>
        inTransaction(db, async (transaction) => {
          runs += 1
          await sql`set transaction isolation level serializable`.execute(transaction)
          const { rows } = await sql<{ sum: number }>`select sum(count)::int as sum from counters`.execute(transaction)
          await meet()
          await sql`update counters set count = ${rows[0]?.sum} where name = ${name}`.execute(transaction)
        })
      await Promise.all([addUp('a'), addUp('b')])
      expect(runs - before).toBeGreaterThan(2)
      const { rows } = await sql<{ count: number }>`select count from counters order by count`.execute(db)
      expect(rows.map(({ count }) => count)).toEqual([4, 6]) // one after the other; both at once would both return 4
    } finally {
      await database.close()
      await home.remove()
    }
  })

  test('is reached through a pooler that gives every transaction another connection', async () => {
    const direct = await startTestApp()
    const { database } = direct.ctx.config
    const url = database.kind === 'postgres' ? database.url : ''
    const pooler = await startTransactionPooler(url)
    const app = await startTestApp({
      sharedWith: direct,
      environment: { DATABASE_URL: pooler.url },
      parts: { writer: new FakeWriter() },
      withJobs: true,
    })
    try {
      const person = await app.signIn()
      const sent = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          person.post('/api/user/settings', { targetAudience: `Audience ${index}` }),
        ),
      )
      expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
      await makePost(person)
      await app.ctx.jobs.add(removeFilesJob, { ownerId: 'nobody' })
      await until('the job is done', async () => {
        const jobs = await direct.ctx.db.selectFrom('jobs').select('id').execute()
        return jobs.length === 0
      })
      expect(pooler.transactions()).toBeGreaterThan(20)
    } finally {
      await app.close()
      await pooler.close()
      await direct.close()
    }
  })
})
