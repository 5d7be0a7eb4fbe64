import { revokeToken } from '#server/adapters/linkedin/oauth'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { unseal } from '#server/platform/sealing'
import type { UserId } from '#shared/contract/ids'
import { type LinkedinAccount, tokenSeal } from './account.ts'
import { deleteLinkedinAccount, listAccounts } from './account-repository.ts'
import { findAppOf } from './apps.ts'
import { listLendings } from './lending-repository.ts'

/**
 * Deletes an account in any case, and asks LinkedIn to revoke its token.
 * @param actor who does it; null: the server, since the owner is gone
 * @returns whether LinkedIn revoked it, or another account uses it
 */
export async function disconnectAccount(
  ctx: Context,
  account: LinkedinAccount,
  actor: UserId | null,
): Promise<boolean> {
  await inTransaction(ctx.db, (db) => removeAccount(ctx, db, account, actor))
  return await endToken(ctx, account)
}

/**
 * Asks LinkedIn to revoke the token that an account had. One that another account here shares, as company pages share
 * one, is left to that account.
 * @returns whether LinkedIn revoked it, or another account uses it
 */
export async function endToken(ctx: Context, account: LinkedinAccount): Promise<boolean> {
  const token = unseal(ctx.secret, tokenSeal(account), account.sealedToken)
  if (token === null) return false
  const others = await listAccounts(ctx.db, account.ownerId)
  if (others.some((other) => unseal(ctx.secret, tokenSeal(other), other.sealedToken) === token)) return true
  const app = await findAppOf(ctx, account.clientId) // no other can revoke it
  return app !== undefined && (await revokeToken(ctx.linkedin, app, token))
}

/** The teams that it was lent to hear of it. */
async function removeAccount(
  ctx: Context,
  db: Database,
  account: LinkedinAccount,
  actor: UserId | null,
): Promise<void> {
  const lendings = await listLendings(db, account)
  await deleteLinkedinAccount(db, account.ownerId, account.id)
  for (const { workspace } of lendings) {
    const about = { workspaceId: workspace, actor, subject: account.id }
    await emit(ctx, db, { ...about, name: 'account.removed', payload: { name: account.name } })
  }
}

/** Disconnects all accounts of a deleted account here. */
export async function disconnectAll(ctx: Context, { ownerId }: { ownerId: UserId }): Promise<void> {
  for (const account of await listAccounts(ctx.db, ownerId)) await disconnectAccount(ctx, account, null)
}
