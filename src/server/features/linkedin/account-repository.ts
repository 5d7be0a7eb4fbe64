import type { Database } from '#server/platform/database/database'
import type { NewRow, Row } from '#server/platform/database/schema'
import type { UserId } from '#shared/contract/ids'
import type { LinkedinAccount } from './account.ts'

/** In the order they were connected; those connected together, such as pages, by name. */
export async function listAccounts(db: Database, ownerId: UserId): Promise<LinkedinAccount[]> {
  const rows = await db
    .selectFrom('linkedin_accounts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('connected_at')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toAccount)
}

export async function findAccount(db: Database, ownerId: UserId, id: string): Promise<LinkedinAccount | undefined> {
  const row = await db
    .selectFrom('linkedin_accounts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAccount(row)
}

/** What a connection stores; pause and weekly times stay. */
export type ConnectedAccount = Omit<LinkedinAccount, 'portrait' | 'refusedAt' | 'pausedAt' | 'slots'>

/**
 * Stores an account, or the new token of a connected one. A new token has not been refused, and no reminder of its end
 * was sent.
 */
export async function saveAccount(db: Database, account: ConnectedAccount, now: number): Promise<void> {
  const connection = {
    urn: account.urn,
    kind: account.kind,
    name: account.name,
    picture_url: account.pictureUrl,
    ...(account.pictureUrl === null && { portrait: null }),
    scopes: account.scopes.join(' '),
    sealed_token: account.sealedToken,
    client_id: account.clientId,
    expires_at: account.expiresAt,
    sealed_refresh: account.sealedRefresh,
    refresh_ends_at: account.refreshEndsAt,
    refreshing_until: null,
    grant_id: account.grantId,
    refused_at: null,
    refused_reason: null,
    reminded_days: null,
  } satisfies Partial<NewRow<'linkedin_accounts'>>
  await db
    .insertInto('linkedin_accounts')
    .values({
      owner_id: account.ownerId,
      id: account.id,
      paused_at: null,
      slots: '[]',
      connected_at: now,
      ...connection,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet(connection))
    .execute()
}

export async function changeAccount(
  db: Database,
  { ownerId, id }: Pick<LinkedinAccount, 'ownerId' | 'id'>,
  change: { pausedAt?: number | null | undefined; slots?: LinkedinAccount['slots'] | undefined },
): Promise<void> {
  const { pausedAt, slots } = change
  if (pausedAt === undefined && slots === undefined) return
  await db
    .updateTable('linkedin_accounts')
    .set({
      ...(pausedAt !== undefined && { paused_at: pausedAt }),
      ...(slots !== undefined && { slots: JSON.stringify(slots) }),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteLinkedinAccount(db: Database, ownerId: UserId, id: string): Promise<void> {
  await db.deleteFrom('linkedin_accounts').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

/** @param account.pictureUrl where it was fetched; nothing is stored when LinkedIn has named another meanwhile */
export async function savePortrait(
  db: Database,
  { ownerId, id, pictureUrl }: Pick<LinkedinAccount, 'ownerId' | 'id' | 'pictureUrl'>,
  portrait: string,
): Promise<void> {
  await db
    .updateTable('linkedin_accounts')
    .set({ portrait })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('picture_url', '=', pictureUrl)
    .execute()
}

/** @param sealedToken the refused token; a newer one stays. False when it had been refused before. */
export async function markRefused(
  db: Database,
  account: Pick<LinkedinAccount, 'ownerId' | 'id' | 'sealedToken'>,
  { reason, now }: { reason: string; now: number },
): Promise<boolean> {
  const marked = await db
    .updateTable('linkedin_accounts')
    .set({ refused_at: now, refused_reason: reason })
    .where('owner_id', '=', account.ownerId)
    .where('id', '=', account.id)
    .where('sealed_token', '=', account.sealedToken)
    .where('refused_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export function toAccount(row: Row<'linkedin_accounts'>): LinkedinAccount {
  return {
    ownerId: row.owner_id,
    id: row.id,
    urn: row.urn,
    kind: row.kind,
    name: row.name,
    pictureUrl: row.picture_url,
    portrait: row.portrait,
    scopes: row.scopes === '' ? [] : row.scopes.split(' '),
    sealedToken: row.sealed_token,
    clientId: row.client_id,
    expiresAt: row.expires_at,
    sealedRefresh: row.sealed_refresh,
    refreshEndsAt: row.refresh_ends_at,
    grantId: row.grant_id,
    refusedAt: row.refused_at,
    pausedAt: row.paused_at,
    slots: JSON.parse(row.slots) as LinkedinAccount['slots'],
  }
}
