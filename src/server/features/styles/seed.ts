import { sql } from 'kysely'
import type { OpenDatabase } from '#server/platform/database/database'
import { seedStyles, seedTemplate } from '#server/writing/default-template'

/** Any number that no other advisory lock uses. */
const seedLock = 7_301_001

/**
 * Gives an installation without any prompt template its first one, and the styles that go with it. Later starts leave
 * alone what the administrators made of them.
 */
export async function seedWriting(database: OpenDatabase, now: number): Promise<void> {
  await database.db.transaction().execute(async (db) => {
    // Several processes may start on one new PostgreSQL; only one of them is to find it empty.
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${seedLock})`.execute(db)
    const seeded = await db.selectFrom('prompt_templates').select('id').limit(1).executeTakeFirst()
    if (seeded) return
    await db
      .insertInto('prompt_templates')
      .values({ ...seedTemplate, version: 1, is_active: 1, updated_at: now })
      .execute()
    await db
      .insertInto('content_styles')
      .values(
        seedStyles.map((style) => ({
          owner_id: null,
          name: style.name,
          prompt_part: style.promptPart,
          display_order: style.displayOrder,
          default_model: null,
          default_language: null,
          default_web_search: 0 as const,
          example_posts: '[]',
        })),
      )
      .execute()
  })
}
