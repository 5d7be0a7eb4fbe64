import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A database that ends its connections, as PostgreSQL does when it is restarted. SQLite has none to lose. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('the server goes on after its database has ended the connections', async () => {
  const { db, databaseKind } = app.ctx
  if (databaseKind === 'postgres') {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db))) // so that some lie idle
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})
