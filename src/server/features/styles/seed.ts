import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, OpenDatabase } from '#server/platform/database/database'
import { seedStyles, seedTemplate } from '#server/writing/default-template'
import { formerTexts } from '#server/writing/former-texts'

/** Any number that no other advisory lock uses. */
const seedLock = 7_301_001

/**
 * Gives an installation without any prompt template its first one, and the styles that go with it. Later starts leave
 * alone what the administrators made of them; a text that is still an earlier version's becomes today's.
 */
export async function seedWriting(database: OpenDatabase, now: number): Promise<void> {
  await database.db.transaction().execute(async (db) => {
    // Several processes may start on one new PostgreSQL; only one of them is to find it empty.
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${seedLock})`.execute(db)
    const seeded = await db.selectFrom('prompt_templates').select('id').limit(1).executeTakeFirst()
    if (seeded) return await renewUntouched(db, now)
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

async function renewUntouched(db: Database, now: number): Promise<void> {
  const templates = await db.selectFrom('prompt_templates').select(['id', 'template', 'version']).execute()
  for (const { id, template, version } of templates.filter((each) => isFormer(each.template))) {
    await db
      .updateTable('prompt_templates')
      .set({ template: seedTemplate.template, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('template', '=', template)
      .execute()
  }
  const styles = await db
    .selectFrom('content_styles')
    .select(['id', 'name', 'prompt_part'])
    .where('owner_id', 'is', null)
    .execute()
  for (const { id, name, prompt_part: promptPart } of styles.filter((each) => isFormer(each.prompt_part))) {
    const seed = seedStyles.find((style) => style.name === name)
    if (!seed) continue
    await db
      .updateTable('content_styles')
      .set({ prompt_part: seed.promptPart })
      .where('id', '=', id)
      .where('prompt_part', '=', promptPart)
      .execute()
  }
}

function isFormer(text: string): boolean {
  return formerTexts.has(createHash('sha256').update(text).digest('hex'))
}
