import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'
import type { SignInChange } from '#shared/rules/sign-in-changes'

/** An event about an account: who did what to whom. @param actor the account's owner by default */
export function aboutAccount(userId: UserId, actor: UserId | null = userId) {
  return { workspaceId: personalWorkspaceOf(userId), actor, subject: userId }
}

/** The ways to sign in to an account changed. @param actor the account's owner by default */
export async function emitSignInChange(
  ctx: Context,
  db: Database,
  userId: UserId,
  change: SignInChange,
  actor?: UserId | null,
): Promise<void> {
  await emit(ctx, db, { ...aboutAccount(userId, actor), name: 'account.sign-in-changed', payload: { change } })
}
