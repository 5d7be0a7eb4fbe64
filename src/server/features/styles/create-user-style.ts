import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { AppError } from '#server/platform/errors'
import { limits } from '#shared/rules/limits'
import { modelFacts } from '#shared/rules/models'
import type { ContentStyle } from './style-repository.ts'
import { countUserStyles, insertUserStyle, type UserStyleFields } from './user-style-repository.ts'

/** @throws AppError conflict when the user has as many styles as one may have */
export async function createUserStyle(ctx: Context, user: User, style: UserStyleFields): Promise<ContentStyle> {
  return await ctx.db.transaction().execute(async (db) => {
    // Counting and adding are one turn of this user, so that parallel requests can't pass the limit.
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .$if(ctx.databaseKind === 'postgres', (query) => query.forNoKeyUpdate())
      .execute()
    if ((await countUserStyles(db, user.id)) >= limits.userStyles) {
      const sentence = `You have ${limits.userStyles} content styles already. Delete one to make room for another.`
      throw new AppError('conflict', sentence)
    }
    return await insertUserStyle(db, user.id, searchingOnlyWhereItCan(style))
  })
}

/** A style searches the web only by a model that can (spec section 5); with any other the switch is off. */
export function searchingOnlyWhereItCan(style: UserStyleFields): UserStyleFields {
  return { ...style, defaultWebSearch: style.defaultWebSearch && modelFacts[style.defaultModel].hasWebSearch }
}
