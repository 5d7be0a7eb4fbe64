import type { Database } from '#server/platform/database/database'

export interface PromptTemplate {
  id: number
  name: string
  template: string
  /** Grows by one with every change, and is stored with each post it made. */
  version: number
}

/** The template posts are written by: the active one changed last. */
export async function findActiveTemplate(db: Database): Promise<PromptTemplate | undefined> {
  return await db
    .selectFrom('prompt_templates')
    .select(['id', 'name', 'template', 'version'])
    .where('is_active', '=', 1)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
