import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import { searchesWeb } from '#shared/rules/usual-choices'
import type { ContentStyle } from './style-repository.ts'
import { countUserStyles, insertUserStyle, type UserStyleFields } from './user-style-repository.ts'

/** @throws AppError conflict when the user has the maximum number of styles */
export async function createUserStyle(ctx: Context, actor: Actor, style: UserStyleFields): Promise<ContentStyle> {
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    if ((await countUserStyles(db, actor.workspace)) >= limits.userStyles) {
      throw new AppError('conflict', because('tooManyStyles', { most: limits.userStyles }))
    }
    return await insertUserStyle(db, actor.workspace, searchingOnlyWhereItCan(style))
  })
}

/** A style searches the web only with a model that can (spec section 5); with any other the switch is off. */
export function searchingOnlyWhereItCan(style: UserStyleFields): UserStyleFields {
  return { ...style, defaultWebSearch: searchesWeb(style.defaultModel, style.defaultWebSearch) }
}
