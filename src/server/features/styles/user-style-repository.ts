import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { ReaderAddress } from '#shared/rules/reader-address'
import { rowId } from './row-id.ts'
import { type ContentStyle, toUserStyle } from './style-repository.ts'

/** A user's own styles, for changing them; always reached by (owner, id). */

export interface UserStyleFields {
  name: string
  defaultModel: ModelId
  defaultLanguage: Language
  defaultWebSearch: boolean
  address?: ReaderAddress | null | undefined
  examplePosts: readonly string[]
}

export async function countUserStyles(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { count } = await db
    .selectFrom('user_styles')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertUserStyle(
  db: Database,
  ownerId: WorkspaceId,
  style: UserStyleFields,
): Promise<ContentStyle> {
  const row = await db
    .insertInto('user_styles')
    .values({ owner_id: ownerId, id: await nextStyleId(db), ...toColumns(style) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toUserStyle(row)
}

/** Undefined when this user has no such style. */
export async function updateUserStyle(
  db: Database,
  ownerId: WorkspaceId,
  id: number,
  style: UserStyleFields,
): Promise<ContentStyle | undefined> {
  const row = await db
    .updateTable('user_styles')
    .set(toColumns(style))
    .where('owner_id', '=', ownerId)
    .where('id', '=', rowId(id))
    .returningAll()
    .executeTakeFirst()
  return row && toUserStyle(row)
}

/** False when this user has no such style. Posts keep the number of their style. */
export async function deleteUserStyle(db: Database, ownerId: WorkspaceId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_styles')
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
    address: style.address ?? null,
    example_posts: JSON.stringify(style.examplePosts),
  }
}

/** The next number of the counter shared by shared and own styles. */
async function nextStyleId(db: Database): Promise<number> {
  const { rows } = isPostgres(db)
    ? await sql<{ id: number }>`select nextval(pg_get_serial_sequence('content_styles', 'id')) as id`.execute(db)
    : await sql<{ id: number }>`update sqlite_sequence set seq = seq + 1 where name = 'content_styles'
        returning seq as id`.execute(db)
  const [next] = rows
  if (!next) throw new Error('The counter of content_styles is missing.')
  return next.id
}
