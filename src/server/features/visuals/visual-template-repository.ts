import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { CanvasData } from '#shared/scene/canvas-data'

/** What a visual can start from: everyone's (ownerId null) or a user's own. Times are epoch ms. */
export interface VisualTemplate {
  ownerId: string | null
  id: string
  /** Not null for those that come with the product. */
  builtInKey: string | null
  name: string
  description: string
  category: string
  width: number
  height: number
  usageCount: number
  createdAt: number
  updatedAt: number
  canvasData: CanvasData
}

export type TemplateFields = Pick<
  VisualTemplate,
  'name' | 'description' | 'category' | 'width' | 'height' | 'canvasData'
>

/** Everyone's where `ownerId` is null, else that user's; newest first. Uses index visual_templates_owner_created. */
export async function listVisualTemplates(db: Database, ownerId: string | null): Promise<VisualTemplate[]> {
  const rows = await db
    .selectFrom('visual_templates')
    .selectAll()
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toTemplate)
}

export async function countVisualTemplates(db: Database, ownerId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('visual_templates')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

/** A template this user may start from: everyone's or their own. */
export async function findVisualTemplate(
  db: Database,
  userId: string,
  id: string,
): Promise<VisualTemplate | undefined> {
  const row = await db
    .selectFrom('visual_templates')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where((column) => column.or([column('owner_id', 'is', null), column('owner_id', '=', userId)]))
    .executeTakeFirst()
  return row && toTemplate(row)
}

export async function insertVisualTemplate(
  db: Database,
  template: TemplateFields & Pick<VisualTemplate, 'ownerId' | 'id' | 'builtInKey' | 'createdAt'>,
): Promise<VisualTemplate> {
  const row = await db
    .insertInto('visual_templates')
    .values({
      id: template.id,
      owner_id: template.ownerId,
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
export async function countTemplateUse(db: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visual_templates')
    .set({ usage_count: sql<number>`usage_count + 1` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where((column) => column.or([column('owner_id', 'is', null), column('owner_id', '=', userId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when this owner has no such template. */
export async function deleteOwnTemplate(db: Database, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('visual_templates')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A built-in one keeps its row, so that the next start does not bring it back. */
export async function deleteGlobalTemplate(db: Database, template: VisualTemplate, now: number): Promise<void> {
  const { id, builtInKey } = template
  if (builtInKey === null) await db.deleteFrom('visual_templates').where('id', '=', id).execute()
  else await db.updateTable('visual_templates').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

export function toColumns({ name, description, category, width, height, canvasData }: TemplateFields) {
  return { name, description, category, width, height, canvas_data: JSON.stringify(canvasData) }
}

function toTemplate(row: Row<'visual_templates'>): VisualTemplate {
  return {
    ownerId: row.owner_id,
    id: row.id,
    builtInKey: row.built_in_key,
    name: row.name,
    description: row.description,
    category: row.category,
    width: row.width,
    height: row.height,
    usageCount: row.usage_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    canvasData: JSON.parse(row.canvas_data) as CanvasData,
  }
}
