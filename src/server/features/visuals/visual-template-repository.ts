import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import { countUserTemplateUse, findUserTemplate } from './user-template-repository.ts'
import { fromColumns, type TemplateFields, toColumns, type VisualTemplate } from './visual-template.ts'

/** What everyone can start from, newest first. */
export async function listGlobalTemplates(db: Database): Promise<VisualTemplate[]> {
  const rows = await db
    .selectFrom('visual_templates')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toTemplate)
}

export async function countGlobalTemplates(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('visual_templates')
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A template this user may start from: their own or everyone's. */
export async function findVisualTemplate(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
): Promise<VisualTemplate | undefined> {
  const own = await findUserTemplate(db, ownerId, id)
  if (own) return own
  const row = await db
    .selectFrom('visual_templates')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row && toTemplate(row)
}

export async function insertGlobalTemplate(
  db: Database,
  template: TemplateFields & Pick<VisualTemplate, 'id' | 'builtInKey' | 'createdAt'>,
): Promise<VisualTemplate> {
  const row = await db
    .insertInto('visual_templates')
    .values({
      id: template.id,
      built_in_key: template.builtInKey,
      ...toColumns(template),
      usage_count: 0,
      created_at: template.createdAt,
      updated_at: template.createdAt,
      withdrawn_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toTemplate(row)
}

/** Counts a use by someone who may use it. False when there is no such template for this user. */
export async function countTemplateUse(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  if (await countUserTemplateUse(db, ownerId, id)) return true
  const { numUpdatedRows } = await db
    .updateTable('visual_templates')
    .set({ usage_count: sql<number>`usage_count + 1` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A built-in one keeps its row, so that the next start does not bring it back. */
export async function deleteGlobalTemplate(db: Database, template: VisualTemplate, now: number): Promise<void> {
  const { id, builtInKey } = template
  if (builtInKey === null) await db.deleteFrom('visual_templates').where('id', '=', id).execute()
  else await db.updateTable('visual_templates').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

function toTemplate(row: Row<'visual_templates'>): VisualTemplate {
  return { ...fromColumns(row), ownerId: null, builtInKey: row.built_in_key }
}
