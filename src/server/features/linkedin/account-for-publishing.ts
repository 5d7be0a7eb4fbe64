import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { unseal } from '#server/platform/sealing'
import { personalWorkspaceOf, type UserId } from '#shared/contract/ids'
import type { LinkedinAccountState } from '#shared/rules/linkedin'
import { type LinkedinAccount, stateOf, tokenSeal } from './account.ts'
import { findAccount, markRefused } from './account-repository.ts'

/** What publishing needs of connected accounts. */

export interface PublishingAccount
  extends Pick<
    LinkedinAccount,
    'ownerId' | 'id' | 'urn' | 'kind' | 'name' | 'scopes' | 'expiresAt' | 'slots' | 'grantId'
  > {
  /** The plain token: only for calls to LinkedIn, never stored, returned or logged. */
  accessToken: string
  state: LinkedinAccountState
}

/** null: there is no account with this id, or its token does not open with this SECRET. */
export async function accountForPublishing(
  ctx: Context,
  ownerId: UserId,
  accountId: string,
): Promise<PublishingAccount | null> {
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!account) return null
  const accessToken = unseal(ctx.secret, tokenSeal(account), account.sealedToken)
  if (accessToken === null) {
    ctx.log.error({ accountId }, 'the token of an account at LinkedIn does not open with this SECRET; connect it again')
    return null
  }
  const { id, urn, kind, name, scopes, expiresAt, slots, grantId } = account
  const state = stateOf(account, ctx.now())
  return { ownerId, id, urn, kind, name, scopes, expiresAt, slots, grantId, accessToken, state }
}

/** Whether there is such an account, even if its token does not open. */
export async function hasAccount(db: Database, ownerId: UserId, accountId: string): Promise<boolean> {
  return (await findAccount(db, ownerId, accountId)) !== undefined
}

/**
 * LinkedIn refused the account's token before it expired: it counts as expired until the account is connected again.
 * @param refused.accessToken the refused token; a newer one stays
 * @param refused.reason LinkedIn's code, such as 65601
 * @returns false when that was known already, or no longer matters
 */
export async function markAccountExpired(
  ctx: Context,
  ownerId: UserId,
  accountId: string,
  refused: { accessToken: string; reason: string },
): Promise<boolean> {
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!account || unseal(ctx.secret, tokenSeal(account), account.sealedToken) !== refused.accessToken) return false
  const isNews = await inTransaction(ctx.db, async (db) => {
    const wasMarked = await markRefused(db, account, { reason: refused.reason.slice(0, 200), now: ctx.now() })
    if (!wasMarked) return false
    const payload = { ownerId, name: account.name, isRefused: true }
    const where = { workspaceId: personalWorkspaceOf(ownerId), actor: null, subject: accountId }
    await emit(ctx, db, { ...where, name: 'linkedin-account.expired', payload })
    return true
  })
  if (isNews) ctx.log.warn({ accountId, reason: refused.reason }, 'LinkedIn refused the token of an account')
  return isNews
}
