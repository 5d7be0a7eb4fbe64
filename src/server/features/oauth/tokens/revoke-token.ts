import type { Context } from '#server/context/context'
import { deleteGrant, findGrantOfToken } from '#server/features/accounts/keys/grant-repository'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import { hashToken } from '#server/platform/tokens'
import { deleteAccess, findToken } from './token-repository.ts'

/**
 * Token revocation (RFC 7009): an access token alone, or with the refresh token the whole grant. Unknown tokens and those of
 * other apps are ignored, with the same answer.
 */
export async function revokeToken(
  ctx: Context,
  { clientId, token: text }: { clientId: string; token: string },
): Promise<void> {
  const hash = hashToken(text)
  const grant = await findGrantOfToken(ctx.db, hash)
  if (!grant || grant.clientId !== clientId) return
  await withUserLock(ctx, grant.userId, async (db) => {
    const token = await findToken(db, grant, hash)
    if (token?.kind === 'access') await deleteAccess(db, grant, { hash })
    else if (token && (await deleteGrant(db, grant)))
      await emitSignInChange(ctx, db, grant.userId, 'appDisconnected', null)
  })
}
