import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import { fromColumns, type TemplateFields, toColumns, type VisualTemplate } from './visual-template.ts'

/** Users' own visual templates; always reached by (owner, id). */

/** Newest first. Uses index user_visual_templates_created. */
export async function listUserTemplates(db: Database, ownerId: WorkspaceId): Promise<VisualTemplate[]> {
  const rows = await db
    .selectFrom('user_visual_templates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toTemplate)
}

/** Newest first, one at a time: together their documents are too large to hold. */
export async function* readUserTemplates(db: Database, ownerId: WorkspaceId): AsyncGenerator<VisualTemplate> {
  const ids = await db
    .selectFrom('user_visual_templates')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const { id } of ids) {
    const template = await findUserTemplate(db, ownerId, id)
    if (template) yield template
  }
}

export async function countUserTemplates(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { count } = await db
    .selectFrom('user_visual_templates')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function findUserTemplate(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
): Promise<VisualTemplate | undefined> {
  const row = await db
    .selectFrom('user_visual_templates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toTemplate(row)
}

export async function insertUserTemplate(
  db: Database,
  ownerId: WorkspaceId,
  template: TemplateFields & Pick<VisualTemplate, 'id' | 'createdAt'>,
): Promise<VisualTemplate> {
  const row = await db
    .insertInto('user_visual_templates')
    .values({
      owner_id: ownerId,
      id: template.id,
      ...toColumns(template),
      usage_count: 0,
      created_at: template.createdAt,
      updated_at: template.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toTemplate(row)
}

/** False when this owner has no such template. */
export async function countUserTemplateUse(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_visual_templates')
    .set({ usage_count: sql<number>`usage_count + 1` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when this owner has no such template. */
export async function deleteUserTemplate(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_visual_templates')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toTemplate(row: Row<'user_visual_templates'>): VisualTemplate {
  return { ...fromColumns(row), ownerId: row.owner_id, builtInKey: null }
}
