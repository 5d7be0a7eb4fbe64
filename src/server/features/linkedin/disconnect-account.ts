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
 * Deletes an account in any case, and asks LinkedIn to revoke its token. A token shared with another account here, as
 * company pages share one, is left to that account.
 * @param actor who does it; null: the server, since the owner is gone
 * @returns whether LinkedIn revoked it
 */
export async function disconnectAccount(
  ctx: Context,
  account: LinkedinAccount,
  actor: UserId | null,
): Promise<boolean> {
  const token = unseal(ctx.secret, tokenSeal(account), account.sealedToken)
  await inTransaction(ctx.db, (db) => removeAccount(ctx, db, account, actor))
  if (token === null) return false
  const others = await listAccounts(ctx.db, account.ownerId)
  if (others.some((other) => unseal(ctx.secret, tokenSeal(other), other.sealedToken) === token)) return true
  return await revoke(ctx, account, token)
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

/** Only the app that a token was issued to can revoke it. @returns whether LinkedIn did */
export async function revoke(ctx: Context, account: { clientId: string | null }, token: string): Promise<boolean> {
  const app = await findAppOf(ctx, account.clientId)
  return app !== undefined && (await revokeToken(ctx.linkedin, app, token))
}

/** Disconnects all accounts of a deleted account here. */
export async function disconnectAll(ctx: Context, { ownerId }: { ownerId: UserId }): Promise<void> {
  for (const account of await listAccounts(ctx.db, ownerId)) await disconnectAccount(ctx, account, null)
}
