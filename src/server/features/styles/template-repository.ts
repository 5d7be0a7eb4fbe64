import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { rowId } from './row-id.ts'

export interface PromptTemplate {
  id: number
  name: string
  template: string
  /** Increases with every change of the text, and is stored with each post written by it. */
  version: number
  isActive: boolean
  /** Epoch ms. */
  updatedAt: number
}

/** The template that posts are written with. At most one is active, by index prompt_templates_active. */
export async function findActiveTemplate(db: Database): Promise<PromptTemplate | undefined> {
  const row = await db.selectFrom('prompt_templates').selectAll().where('is_active', '=', 1).executeTakeFirst()
  return row && toTemplate(row)
}

/** Newest first. */
export async function listTemplates(db: Database): Promise<PromptTemplate[]> {
  const rows = await db.selectFrom('prompt_templates').selectAll().orderBy('id', 'desc').execute()
  return rows.map(toTemplate)
}

export async function findTemplate(db: Database, id: number): Promise<PromptTemplate | undefined> {
  const row = await db.selectFrom('prompt_templates').selectAll().where('id', '=', rowId(id)).executeTakeFirst()
  return row && toTemplate(row)
}

/** Stores a new template, not active yet, as version 1. */
export async function insertTemplate(
  db: Database,
  { name, template, updatedAt }: Pick<PromptTemplate, 'name' | 'template' | 'updatedAt'>,
): Promise<PromptTemplate> {
  const row = await db
    .insertInto('prompt_templates')
    .values({ name, template, version: 1, is_active: 0, updated_at: updatedAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toTemplate(row)
}

export async function updateTemplate(
  db: Database,
  { id, name, template, version, updatedAt }: Omit<PromptTemplate, 'isActive'>,
): Promise<void> {
  await db
    .updateTable('prompt_templates')
    .set({ name, template, version, updated_at: updatedAt })
    .where('id', '=', id)
    .execute()
}

/** Makes this template the active one. Call it in a transaction: for a moment none is active. */
export async function activateTemplate(db: Database, id: number): Promise<void> {
  await db.updateTable('prompt_templates').set({ is_active: 0 }).where('is_active', '=', 1).execute()
  await db.updateTable('prompt_templates').set({ is_active: 1 }).where('id', '=', id).execute()
}

/** Posts keep the number and version of their template. */
export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom('prompt_templates').where('id', '=', id).execute()
}

function toTemplate(row: Row<'prompt_templates'>): PromptTemplate {
  return {
    id: row.id,
    name: row.name,
    template: row.template,
    version: row.version,
    isActive: row.is_active === 1,
    updatedAt: row.updated_at,
  }
}
