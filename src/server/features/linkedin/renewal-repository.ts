import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import { linkedinLimits } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'
import type { LinkedinAccount } from './account.ts'

/** Accounts whose token is renewed without their owner. */

export interface Renewing
  extends Pick<LinkedinAccount, 'ownerId' | 'id' | 'clientId' | 'refreshEndsAt' | 'sealedToken'> {
  sealedRefresh: string
}

/** Grants with a token that ends soon, the soonest first. Uses index linkedin_accounts_expires. */
export async function listRenewable(
  db: Database,
  now: number,
  limit: number,
): Promise<{ ownerId: UserId; grantId: string }[]> {
  const rows = await db
    .selectFrom('linkedin_accounts')
    .select(['owner_id', 'grant_id'])
    .where('expires_at', '<=', now + linkedinLimits.renewDays * dayMs)
    .where('sealed_refresh', 'is not', null)
    .where('refresh_ends_at', '>', now)
    .groupBy(['owner_id', 'grant_id'])
    .orderBy((row) => row.fn.min('expires_at'))
    .limit(limit)
    .execute()
  return rows.flatMap((row) => (row.grant_id === null ? [] : { ownerId: row.owner_id, grantId: row.grant_id }))
}

/**
 * All accounts of a grant, for one process; none where another has them. Those connected last come first: the refresh token of
 * an account that was not connected again may be dead.
 */
export async function claimRenewal(
  db: Database,
  grant: { ownerId: UserId; grantId: string; now: number; leaseMs: number },
): Promise<Renewing[]> {
  const rows = await db
    .updateTable('linkedin_accounts')
    .set({ refreshing_until: grant.now + grant.leaseMs })
    .where('owner_id', '=', grant.ownerId)
    .where('grant_id', '=', grant.grantId)
    .where('sealed_refresh', 'is not', null)
    // not those that another process has renewed since
    .where('expires_at', '<=', grant.now + linkedinLimits.renewDays * dayMs)
    .where((row) => row.or([row('refreshing_until', 'is', null), row('refreshing_until', '<=', grant.now)]))
    .returning(['owner_id', 'id', 'client_id', 'refresh_ends_at', 'sealed_token', 'sealed_refresh'])
    .execute()
  const latestFirst = rows.toSorted((one, other) => (other.refresh_ends_at ?? 0) - (one.refresh_ends_at ?? 0))
  return latestFirst.flatMap(({ sealed_refresh: sealedRefresh, ...row }) => {
    if (sealedRefresh === null) return []
    const {
      owner_id: ownerId,
      id,
      client_id: clientId,
      refresh_ends_at: refreshEndsAt,
      sealed_token: sealedToken,
    } = row
    return { ownerId, id, clientId, refreshEndsAt, sealedToken, sealedRefresh }
  })
}

/** Nothing is stored for an account that was connected again meanwhile. */
export async function saveRenewed(
  db: Database,
  account: Renewing,
  renewed: { sealedToken: string; expiresAt: number; sealedRefresh: string; refreshEndsAt: number },
): Promise<void> {
  await selectRenewing(db, account)
    .set({
      sealed_token: renewed.sealedToken,
      expires_at: renewed.expiresAt,
      sealed_refresh: renewed.sealedRefresh,
      refresh_ends_at: renewed.refreshEndsAt,
      refreshing_until: null,
      refused_at: null,
      refused_reason: null,
      reminded_days: null,
    })
    .execute()
}

/** LinkedIn renews them no more. */
export async function dropRefresh(db: Database, accounts: readonly Renewing[]): Promise<void> {
  for (const account of accounts) {
    await selectRenewing(db, account)
      .set({ sealed_refresh: null, refresh_ends_at: null, refreshing_until: null })
      .execute()
  }
}

export async function endRenewal(db: Database, accounts: readonly Renewing[]): Promise<void> {
  for (const account of accounts) await selectRenewing(db, account).set({ refreshing_until: null }).execute()
}

function selectRenewing(db: Database, { ownerId, id, sealedToken }: Renewing) {
  return db
    .updateTable('linkedin_accounts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('sealed_token', '=', sealedToken)
}
