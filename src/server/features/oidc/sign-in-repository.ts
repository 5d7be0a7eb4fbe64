import type { Database } from '#server/platform/database/database'
import type { NewRow } from '#server/platform/database/schema'
import type { UserId } from '#shared/contract/ids'
import type { Identity } from './identity-repository.ts'

/** Pending sign-ins at the provider, and pending links. */

export async function insertSignIn(db: Database, signIn: NewRow<'oidc_sign_ins'>): Promise<void> {
  await db.insertInto('oidc_sign_ins').values(signIn).execute()
}

/** Takes a pending sign-in, so that it can't be finished twice. undefined: this browser has none, or it expired. */
export async function takeSignIn(db: Database, key: { stateHash: string; browserHash: string; now: number }) {
  return await db
    .deleteFrom('oidc_sign_ins')
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', key.now)
    .returning(['sealed_checks', 'next', 'owner_id'])
    .executeTakeFirst()
}

export async function insertPendingLink(db: Database, offer: NewRow<'offered_identities'>): Promise<void> {
  await db.deleteFrom('offered_identities').where('owner_id', '=', offer.owner_id).execute()
  await db.insertInto('offered_identities').values(offer).execute()
}

export async function findPendingLink(
  db: Database,
  key: { tokenHash: string; ownerId: UserId; now: number },
): Promise<(Identity & { offeredAt: number }) | undefined> {
  const row = await db
    .selectFrom('offered_identities')
    .selectAll()
    .where('token_hash', '=', key.tokenHash)
    .where('owner_id', '=', key.ownerId)
    .where('expires_at', '>', key.now)
    .executeTakeFirst()
  return row && { issuer: row.issuer, subject: row.subject, email: row.email, offeredAt: row.offered_at }
}

export async function deletePendingLinks(db: Database, ownerId: UserId): Promise<void> {
  await db.deleteFrom('offered_identities').where('owner_id', '=', ownerId).execute()
}

export async function sweepOidc(db: Database, now: number): Promise<void> {
  await db.deleteFrom('oidc_sign_ins').where('expires_at', '<=', now).execute()
  await db.deleteFrom('offered_identities').where('expires_at', '<=', now).execute()
}
