import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import type { SignInChange } from '#shared/rules/sign-in-changes'

/** The ways to sign in to an account changed. @param actor its owner unless given */
export async function emitSignInChange(
  ctx: Context,
  db: Database,
  userId: string,
  change: SignInChange,
  actor: string | null = userId,
): Promise<void> {
  const payload = { change }
  await emit(ctx, db, { name: 'account.sign-in-changed', workspaceId: userId, actor, subject: userId, payload })
}
