import { revokeToken } from '#server/adapters/linkedin/oauth'
import type { Context } from '#server/context/context'
import { unseal } from '#server/platform/sealing'
import type { UserId } from '#shared/contract/ids'
import type { LinkedinAppKind } from '#shared/rules/linkedin'
import { type LinkedinAccount, tokenSeal } from './account.ts'
import { deleteLinkedinAccount, listAccounts } from './account-repository.ts'
import { findApp } from './apps.ts'

/**
 * Forgets an account, and asks LinkedIn to take its token back. It is forgotten in any case. A token that another
 * account here was connected with, as company pages are together, is left to that one.
 * @returns whether LinkedIn took it back
 */
export async function disconnectAccount(ctx: Context, account: LinkedinAccount): Promise<boolean> {
  const token = unseal(ctx.secret, tokenSeal(account), account.sealedToken)
  await deleteLinkedinAccount(ctx.db, account.ownerId, account.id)
  if (token === null) return false
  const others = await listAccounts(ctx.db, account.ownerId)
  if (others.some((other) => unseal(ctx.secret, tokenSeal(other), other.sealedToken) === token)) return true
  return await revoke(ctx, account, token)
}

async function revoke(
  ctx: Context,
  account: { kind: LinkedinAppKind; clientId: string | null },
  token: string,
): Promise<boolean> {
  const app = await findApp(ctx, account.kind)
  // only the app that a token was given to can hand it back
  if (!app || app.clientId !== account.clientId) return false
  return await revokeToken(ctx.linkedin, app, token)
}

/** All accounts of someone whose account here is gone. */
export async function disconnectAll(ctx: Context, { ownerId }: { ownerId: UserId }): Promise<void> {
  for (const account of await listAccounts(ctx.db, ownerId)) await disconnectAccount(ctx, account)
}
