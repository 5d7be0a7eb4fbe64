import type { Database } from '#server/platform/database/database'
import { rowId } from './row-id.ts'
import { type ContentStyle, listSharedStyles, toSharedStyle } from './style-repository.ts'

/** The shared styles, for administrators. */

export interface SharedStyleFields {
  name: string
  promptPart: string
  /** Missing: at the end for a new one, else unchanged. */
  displayOrder?: number | undefined
}

export async function insertSharedStyle(db: Database, style: SharedStyleFields): Promise<ContentStyle> {
  const row = await db
    .insertInto('content_styles')
    .values({
      name: style.name,
      prompt_part: style.promptPart,
      display_order: style.displayOrder ?? (await nextDisplayOrder(db)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSharedStyle(row)
}

async function nextDisplayOrder(db: Database): Promise<number> {
  const shared = await listSharedStyles(db)
  return (shared.at(-1)?.displayOrder ?? 0) + 1
}

/** Undefined when there is no such shared style. */
export async function updateSharedStyle(
  db: Database,
  id: number,
  style: SharedStyleFields,
): Promise<ContentStyle | undefined> {
  const row = await db
    .updateTable('content_styles')
    .set({
      name: style.name,
      prompt_part: style.promptPart,
      ...(style.displayOrder !== undefined && { display_order: style.displayOrder }),
    })
    .where('id', '=', rowId(id))
    .returningAll()
    .executeTakeFirst()
  return row && toSharedStyle(row)
}

/** The deleted style; undefined when there was none. Posts keep the number of their style. */
export async function deleteSharedStyle(db: Database, id: number): Promise<ContentStyle | undefined> {
  const row = await db.deleteFrom('content_styles').where('id', '=', rowId(id)).returningAll().executeTakeFirst()
  return row && toSharedStyle(row)
}
