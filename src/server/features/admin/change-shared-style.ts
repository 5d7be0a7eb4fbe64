import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import {
  deleteSharedStyle,
  insertSharedStyle,
  type SharedStyleFields,
  updateSharedStyle,
} from '#server/features/styles/shared-style-repository'
import { styleNotFound } from '#server/features/styles/style-not-found'
import { type ContentStyle, listSharedStyles } from '#server/features/styles/style-repository'
import { AppError } from '#server/platform/errors'
import { withAdminLock } from './admin-lock.ts'
import { requireFilled } from './require-filled.ts'

/** The content styles shared by everyone. */

/** @throws AppError invalid_input */
export async function createSharedStyle(ctx: Context, admin: User, style: SharedStyleFields): Promise<ContentStyle> {
  requireFilled(style.name, style.promptPart)
  return await withAdminLock(ctx, admin, async ({ db, note }) => {
    const created = await insertSharedStyle(db, style)
    await note('content-style.created', String(created.id), { name: style.name })
    return created
  })
}

/** @throws AppError invalid_input | not_found */
export async function changeSharedStyle(
  ctx: Context,
  admin: User,
  id: number,
  style: SharedStyleFields,
): Promise<ContentStyle> {
  requireFilled(style.name, style.promptPart)
  return await withAdminLock(ctx, admin, async ({ db, note }) => {
    const changed = await updateSharedStyle(db, id, style)
    if (!changed) throw styleNotFound()
    await note('content-style.changed', String(id), { name: changed.name })
    return changed
  })
}

/** @throws AppError not_found | conflict for the last one: posts that name no style need it */
export async function removeSharedStyle(ctx: Context, admin: User, id: number): Promise<void> {
  await withAdminLock(ctx, admin, async ({ db, note }) => {
    const deleted = await deleteSharedStyle(db, id)
    if (!deleted) throw styleNotFound()
    if ((await listSharedStyles(db)).length === 0) {
      throw new AppError('conflict', 'lastStyleKept')
    }
    await note('content-style.deleted', String(id), { name: deleted.name })
  })
}
