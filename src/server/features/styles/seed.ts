import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { takeLock } from '#server/platform/database/locks'
import { seedStyles, seedTemplate } from '#server/writing/default-template'
import { formerTexts } from '#server/writing/former-texts'

/**
 * Gives an installation without a prompt template its first one, and the built-in styles. Later starts don't touch
 * administrators' changes; a text still equal to an earlier version's is updated.
 */
export async function seedWriting(database: Database, now: number): Promise<void> {
  await inTransaction(database, async (db) => {
    // several processes may start at once; only one may find the tables empty
    await takeLock(db, 'promptTemplateSeed')
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
          name: style.name,
          prompt_part: style.promptPart,
          display_order: style.displayOrder,
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
  const styles = await db.selectFrom('content_styles').select(['id', 'name', 'prompt_part']).execute()
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
