import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { ReaderAddress } from '#shared/rules/reader-address'
import { defaultStyle, usualStyle } from '#shared/rules/usual-choices'
import { rowId } from './row-id.ts'

/** A content style: an administrator's (ownerId null, seen by everyone) or a user's own. */
export interface ContentStyle {
  id: number
  ownerId: WorkspaceId | null
  name: string
  promptPart: string
  displayOrder: number
  defaultModel: ModelId | null
  defaultLanguage: Language | null
  defaultWebSearch: boolean
  /** null: as the author's. */
  address: ReaderAddress | null
  examplePosts: readonly string[]
}

/** The administrators' styles, in their display order. */
export async function listSharedStyles(db: Database): Promise<ContentStyle[]> {
  const rows = await db.selectFrom('content_styles').selectAll().orderBy('display_order').orderBy('id').execute()
  return rows.map(toSharedStyle)
}

/** A user's own styles, newest first. */
export async function listUserStyles(db: Database, ownerId: WorkspaceId): Promise<ContentStyle[]> {
  const rows = await db
    .selectFrom('user_styles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toUserStyle)
}

/** A style this user may write with: a shared one or their own. */
export async function findStyle(db: Database, ownerId: WorkspaceId, id: number): Promise<ContentStyle | undefined> {
  const own = await db
    .selectFrom('user_styles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', rowId(id))
    .executeTakeFirst()
  if (own) return toUserStyle(own)
  const shared = await db.selectFrom('content_styles').selectAll().where('id', '=', rowId(id)).executeTakeFirst()
  return shared && toSharedStyle(shared)
}

/** The style for posts that name none: the shared one called professional, else the first. */
export async function findDefaultStyle(db: Database): Promise<ContentStyle | undefined> {
  return defaultStyle(await listSharedStyles(db))
}

/** The style of an author's posts by default: the one chosen in their settings, else the general default. */
export async function findUsualStyle(
  db: Database,
  ownerId: WorkspaceId,
  name: string,
): Promise<ContentStyle | undefined> {
  return usualStyle(await listUserStyles(db, ownerId), await listSharedStyles(db), name)
}

export function toSharedStyle(row: Row<'content_styles'>): ContentStyle {
  return {
    id: row.id,
    ownerId: null,
    name: row.name,
    promptPart: row.prompt_part,
    displayOrder: row.display_order,
    defaultModel: null,
    defaultLanguage: null,
    defaultWebSearch: false,
    address: null,
    examplePosts: [],
  }
}

export function toUserStyle(row: Row<'user_styles'>): ContentStyle {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    promptPart: '',
    displayOrder: 0,
    defaultModel: row.default_model as ModelId | null,
    defaultLanguage: row.default_language as Language | null,
    defaultWebSearch: row.default_web_search === 1,
    address: row.address as ReaderAddress | null,
    examplePosts: JSON.parse(row.example_posts) as string[],
  }
}
