import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as follow from '#server/migrations/0049-attachments-follow'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { migrateToLatest } from '#server/platform/database/migrate'
import { createTestDatabase } from '../support/test-database.ts'

test('visuals from before their pages were counted have as many as their documents', async () => {
  const home = await createTestDatabase()
  const database = openDatabase(loadConfig({ ...home.environment, DATA_DIR: home.dataDir }).database)
  const { db } = database
  try {
    await migrateToLatest(db)
    await follow.down(db as never)
    await sql`insert into workspaces (id, plan, subscription_status, cancel_at_period_end, month_key, month_used)
      values ('a', 'trial', '', 0, '', 0)`.execute(db)
    const documents = { one: '{"layers":[]}', two: '{"pages":[{}]}', three: '{"pages":[{},{}]}', odd: '{"pages":{}}' }
    for (const [id, document] of Object.entries(documents)) {
      await sql`insert into visuals (owner_id, id, name, width, height, created_at, updated_at, canvas_data, bytes)
        values ('a', ${id}, '', 1, 1, 1, 1, ${document}, 1)`.execute(db)
    }
    await follow.up(db as never)
    const rows = await db.selectFrom('visuals').select(['id', 'pages']).execute()
    expect(Object.fromEntries(rows.map(({ id, pages }) => [id, pages]))).toEqual({ one: 1, two: 2, three: 3, odd: 1 })
  } finally {
    await database.close()
    await home.remove()
  }
})
