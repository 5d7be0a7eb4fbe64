import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { takeLock } from '#server/platform/database/locks'
import type { BuiltInTemplate } from '#shared/designs/built-in-template'
import { toChecked } from './check-canvas-data.ts'
import { toColumns } from './visual-template.ts'
import { insertGlobalTemplate } from './visual-template-repository.ts'

/**
 * Updates the built-in templates to this version's: adds new ones, changes changed ones, deletes dropped ones. Their
 * use counts stay, and one that an administrator removed stays removed. The first of the list is listed first.
 */
export async function seedVisualTemplates(
  database: Database,
  templates: readonly BuiltInTemplate[],
  now: number,
): Promise<void> {
  await inTransaction(database, async (db) => {
    // several processes may start at once
    await takeLock(db, 'visualTemplateSeed')
    await dropOthers(db, templates)
    for (const [place, template] of templates.entries()) await seedTemplate(db, template, place, now)
  })
}

async function dropOthers(db: Database, templates: readonly BuiltInTemplate[]): Promise<void> {
  const keys = templates.map(({ key }) => key)
  await db
    .deleteFrom('visual_templates')
    .where('built_in_key', 'is not', null)
    .$if(keys.length > 0, (query) => query.where('built_in_key', 'not in', keys))
    .execute()
}

/** Unchanged templates are not written, so that their thumbnails stay valid. */
async function seedTemplate(db: Database, template: BuiltInTemplate, place: number, now: number): Promise<void> {
  const { key, name, description, category, document } = template
  const fields = { name, description, category, ...toChecked(document) }
  // Lists are by creation, newest first: creation times near zero keep built-in ones behind an administrator's.
  const createdAt = 1_000_000 - place
  const found = await db.selectFrom('visual_templates').selectAll().where('built_in_key', '=', key).executeTakeFirst()
  if (!found) {
    const row = await insertGlobalTemplate(db, {
      ...fields,
      id: randomUUID(),
      builtInKey: key,
      createdAt,
    })
    await db.updateTable('visual_templates').set({ updated_at: now }).where('id', '=', row.id).execute()
    return
  }
  const columns = { ...toColumns(fields), created_at: createdAt }
  const isSame = Object.entries(columns).every(([column, value]) => found[column as keyof typeof columns] === value)
  if (isSame) return
  const updatedAt = Math.max(now, found.updated_at + 1)
  await db
    .updateTable('visual_templates')
    .set({ ...columns, updated_at: updatedAt })
    .where('id', '=', found.id)
    .execute()
}
