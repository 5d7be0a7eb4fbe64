import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { migrateToLatest, releasedMigrations } from '#server/platform/database/migrate'
import type { PublicationState } from '#shared/rules/publishing'
import { personId } from '../support/ids.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Publications that were on their way more than once before this was prevented. */

const name = '0042-one-publication-at-a-time'
let home: TestDatabase
let database: OpenDatabase

beforeEach(async () => {
  home = await createTestDatabase()
  database = openDatabase(loadConfig({ ...home.environment, DATA_DIR: home.dataDir }).database)
  const before = Object.keys(await releasedMigrations()).filter((each) => each < name)
  await migrateToLatest(database.db, { only: new Set(before) })
  await sql`insert into users (id, email, first_name, last_name, role, subscription_status, is_approved, created_at,
    time_zone, month_key, month_used) values ('a', 'a@example.com', '', '', 'user', '', 1, 1, 'UTC', '', 0)`.execute(
    database.db,
  )
})

afterEach(async () => {
  await database.close()
  await home.remove()
})

async function add(id: string, state: PublicationState, createdAt: number, postId = 'post'): Promise<void> {
  const about = { owner_id: personId('a'), id, post_id: postId, account_id: 'account', account_name: '', state }
  const choices = {
    visibility: 'PUBLIC',
    is_reshare_disabled: 0,
    attach: 'none',
    alt_texts: '[]',
    is_queued: 0,
  } as const
  await database.db
    .insertInto('publications')
    .values({ ...about, ...choices, due_at: 1, next_at: 1, tries: 0, created_at: createdAt })
    .execute()
}

test('the earliest stays, or the one that may be there already; the others are cancelled, and say why', async () => {
  await add('second', 'scheduled', 2)
  await add('first', 'scheduled', 1)
  await add('over', 'failed', 0)
  await add('planned', 'scheduled', 1, 'other')
  await add('unknown', 'sending', 2, 'other')
  await add('alone', 'armed', 3, 'third')
  await migrateToLatest(database.db)

  const rows = await database.db.selectFrom('publications').select(['id', 'state', 'reason', 'next_at']).execute()
  const seen = Object.fromEntries(rows.map(({ id, state }) => [id, state]))
  expect(seen).toEqual({
    first: 'scheduled',
    second: 'cancelled',
    over: 'failed',
    planned: 'cancelled',
    unknown: 'sending',
    alone: 'armed',
  })
  const cancelled = rows.find(({ id }) => id === 'second')
  expect(cancelled).toMatchObject({ next_at: null, reason: '{"name":"publicationTwice","values":{}}' })
  await expect(add('third', 'held', 9)).rejects.toThrow(/unique/i)
})
