import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database'
import { until } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A database that disconnects and comes back, and a full disk: the server reports them and keeps running. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** The message for people, and when to try again. */
async function told(answer: Response) {
  const { message } = (await answer.json()) as { message?: string }
  return [answer.status, answer.headers.get('retry-after'), message]
}

onlyOn.postgres?.describe('PostgreSQL', () => {
  test('may end the connections, as it does when it is restarted', async () => {
    const { db } = app.ctx
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db))) // leaves some connections idle
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await until('it is ready again', async () => (await fetch(`${app.url}/readyz`)).status === 200)
  })

  test('that is away is told with a 503, and as soon as it is back everything works', async () => {
    const person = await app.signIn()
    const { database } = app.ctx.config
    const url = new URL(database.kind === 'postgres' ? database.url : '')
    const name = url.pathname.slice(1)
    url.pathname = '/postgres'
    const server = openDatabase({ kind: 'postgres', url: url.href })
    const allow = (isAllowed: boolean) =>
      sql`alter database ${sql.id(name)} allow_connections ${sql.raw(String(isAllowed))}`.execute(server.db)
    try {
      await allow(false)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(server.db)
      const away = [503, '5', 'The server can’t reach its database right now. Try again in a moment.']
      expect(await told(await person.get('/api/user'))).toEqual(away)
      expect(await told(await person.post('/api/user/settings', { targetAudience: 'Port people' }))).toEqual(away)
      expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    } finally {
      await allow(true)
      await server.close()
    }
    expect((await person.get('/api/user')).status).toBe(200)
  })

  test('gives up statements and transactions that hold a connection for ever', async () => {
    const { db } = app.ctx
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const shown = limits.map(async (name) => Object.values((await sql.raw(`show ${name}`).execute(db)).rows[0] ?? {}))
    expect(await Promise.all(shown)).toEqual([['1min'], ['20s'], ['1min']])
  })
})

onlyOn.sqlite?.describe('SQLite', () => {
  test('on a full disk is told with a 503, what is there can be read, and with room again everything works', async () => {
    const { db } = app.ctx
    const person = await app.signIn()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    const allow = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db)
    await allow(rows[0]?.page_count ?? 0)
    const much = { customPrompt: 'Much. '.repeat(800), examplePosts: ['Post. '.repeat(800)] }
    expect(await told(await person.post('/api/user/settings', much))).toEqual([
      503,
      '60',
      'The server’s disk is full, so this was not saved. Tell an administrator.',
    ])
    expect((await person.get('/api/user/settings')).status).toBe(200)
    await allow(1_000_000)
    expect((await person.post('/api/user/settings', much)).status).toBe(200)
  })
})
