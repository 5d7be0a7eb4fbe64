import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { rowId } from './row-id.ts'

/** A content style: an administrator's (ownerId null, seen by everyone) or a user's own. */
export interface ContentStyle {
  id: number
  ownerId: string | null
  name: string
  promptPart: string
  displayOrder: number
  defaultModel: ModelId | null
  defaultLanguage: Language | null
  defaultWebSearch: boolean
  examplePosts: readonly string[]
}

/** The administrators' styles, in their display order. Uses index content_styles_owner. */
export async function listSharedStyles(db: Database): Promise<ContentStyle[]> {
  const rows = await db
    .selectFrom('content_styles')
    .selectAll()
    .where('owner_id', 'is', null)
    .orderBy('display_order')
    .orderBy('id')
    .execute()
  return rows.map(toStyle)
}

/** A user's own styles, newest first. */
export async function listUserStyles(db: Database, ownerId: string): Promise<ContentStyle[]> {
  const rows = await db
    .selectFrom('content_styles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toStyle)
}

/** A style this user may write with: a shared one or their own. */
export async function findStyle(db: Database, userId: string, id: number): Promise<ContentStyle | undefined> {
  const row = await db
    .selectFrom('content_styles')
    .selectAll()
    .where('id', '=', rowId(id))
    .where((column) => column.or([column('owner_id', 'is', null), column('owner_id', '=', userId)]))
    .executeTakeFirst()
  return row && toStyle(row)
}

/** The style for posts that name none: the shared one called professional, else the first. */
export async function findDefaultStyle(db: Database): Promise<ContentStyle | undefined> {
  const shared = await listSharedStyles(db)
  return shared.find((style) => style.name.toLowerCase().startsWith('professional')) ?? shared[0]
}

/** The style an author's posts have unless they say otherwise: the one named in their settings, else the default. */
export async function findUsualStyle(db: Database, userId: string, name: string): Promise<ContentStyle | undefined> {
  if (name === '') return await findDefaultStyle(db)
  const all = [...(await listUserStyles(db, userId)), ...(await listSharedStyles(db))]
  return all.find((style) => style.name === name) ?? (await findDefaultStyle(db))
}

export function toStyle(row: Row<'content_styles'>): ContentStyle {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    promptPart: row.prompt_part,
    displayOrder: row.display_order,
    defaultModel: row.default_model as ModelId | null,
    defaultLanguage: row.default_language as Language | null,
    defaultWebSearch: row.default_web_search === 1,
    examplePosts: JSON.parse(row.example_posts) as string[],
  }
}
