import { refreshGrant } from '#server/adapters/linkedin/oauth'
import type { Context } from '#server/context/context'
import { seal, unseal } from '#server/platform/sealing'
import { minuteMs } from '#shared/time/durations'
import { refreshSeal, tokenSeal } from './account.ts'
import { findAppOf } from './apps.ts'
import {
  claimRenewal,
  dropRefresh,
  endRenewal,
  listRenewable,
  type Renewing,
  saveRenewed,
} from './renewal-repository.ts'

const batch = 100
/** Longer than a call to LinkedIn takes. */
export const renewalLeaseMs = 2 * minuteMs

/**
 * Renews tokens some days before they end, where LinkedIn gave what it takes: once for all accounts that share a token,
 * also with several processes. What fails is tried again an hour later, unless LinkedIn says that it is over: then the
 * account is one that its owner connects again.
 */
export async function renewTokens(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const { ownerId, grantId } of await listRenewable(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    const accounts = await claimRenewal(ctx.db, { ownerId, grantId, now: ctx.now(), leaseMs: renewalLeaseMs })
    await renew(ctx, accounts)
  }
}

async function renew(ctx: Context, accounts: readonly Renewing[]): Promise<void> {
  const [first] = accounts
  if (!first) return
  const app = await findAppOf(ctx, first.clientId)
  const token = unseal(ctx.secret, refreshSeal(first), first.sealedRefresh)
  if (!app || token === null) return await endRenewal(ctx.db, accounts)
  const grant = await refreshGrant(ctx.linkedin, app, token)
  if (grant === 'later') {
    ctx.log.warn({ accountId: first.id }, 'the token of an account at LinkedIn could not be renewed yet')
    return await endRenewal(ctx.db, accounts)
  }
  if (grant === 'dead') {
    ctx.log.warn(
      { accountId: first.id },
      'LinkedIn renews the token of an account no more; it has to be connected again',
    )
    return await dropRefresh(ctx.db, accounts)
  }
  for (const account of accounts) {
    const refresh = grant.refresh ?? { token, lastsMs: (account.refreshEndsAt ?? 0) - ctx.now() }
    await saveRenewed(ctx.db, account, {
      sealedToken: seal(ctx.secret, tokenSeal(account), grant.accessToken),
      expiresAt: ctx.now() + grant.lastsMs,
      sealedRefresh: seal(ctx.secret, refreshSeal(account), refresh.token),
      refreshEndsAt: ctx.now() + refresh.lastsMs,
    })
  }
  ctx.log.info({ accountId: first.id, accounts: accounts.length }, 'a token of LinkedIn was renewed')
}
