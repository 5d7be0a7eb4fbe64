import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import { searchesWeb } from '#shared/rules/usual-choices'
import type { ContentStyle } from './style-repository.ts'
import { countUserStyles, insertUserStyle, type UserStyleFields } from './user-style-repository.ts'

/** @throws AppError conflict when the user has as many styles as one may have */
export async function createUserStyle(ctx: Context, actor: Actor, style: UserStyleFields): Promise<ContentStyle> {
  return await withUserLock(ctx, actor.user.id, async (db) => {
    if ((await countUserStyles(db, actor.workspace)) >= limits.userStyles) {
      throw new AppError('conflict', because('tooManyStyles', { most: limits.userStyles }))
    }
    return await insertUserStyle(db, actor.workspace, searchingOnlyWhereItCan(style))
  })
}

/** A style searches the web only by a model that can (spec section 5); with any other the switch is off. */
export function searchingOnlyWhereItCan(style: UserStyleFields): UserStyleFields {
  return { ...style, defaultWebSearch: searchesWeb(style.defaultModel, style.defaultWebSearch) }
}
