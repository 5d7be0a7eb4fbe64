import type { Database } from '#server/platform/database/database'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { rowId } from './row-id.ts'
import { type ContentStyle, toStyle } from './style-repository.ts'

/** A user's own styles as they change; always reached by (owner, id). */

export interface UserStyleFields {
  name: string
  defaultModel: ModelId
  defaultLanguage: Language
  defaultWebSearch: boolean
  examplePosts: readonly string[]
}

export async function countUserStyles(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('content_styles')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertUserStyle(db: Database, ownerId: string, style: UserStyleFields): Promise<ContentStyle> {
  const row = await db
    .insertInto('content_styles')
    .values({ owner_id: ownerId, prompt_part: '', display_order: 0, ...toColumns(style) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStyle(row)
}

/** Undefined when this user has no such style. */
export async function updateUserStyle(
  db: Database,
  ownerId: string,
  id: number,
  style: UserStyleFields,
): Promise<ContentStyle | undefined> {
  const row = await db
    .updateTable('content_styles')
    .set(toColumns(style))
    .where('owner_id', '=', ownerId)
    .where('id', '=', rowId(id))
    .returningAll()
    .executeTakeFirst()
  return row && toStyle(row)
}

/** False when this user has no such style. Posts keep the number of the style they were written in. */
export async function deleteUserStyle(db: Database, ownerId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_styles')
    .where('owner_id', '=', ownerId)
    .where('id', '=', rowId(id))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toColumns(style: UserStyleFields) {
  return {
    name: style.name,
    default_model: style.defaultModel,
    default_language: style.defaultLanguage,
    default_web_search: style.defaultWebSearch ? (1 as const) : (0 as const),
    example_posts: JSON.stringify(style.examplePosts),
  }
}
