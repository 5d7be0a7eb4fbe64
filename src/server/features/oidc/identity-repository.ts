import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** A person's identity at an identity provider. */
export interface Identity {
  issuer: string
  subject: string
  email: string
}

/** The account it is linked with. */
export async function findOwner(db: Database, { issuer, subject }: Identity): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('owner_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.owner_id
}

export async function findIdentity(
  db: Database,
  ownerId: UserId,
  issuer: string,
): Promise<{ email: string; linkedAt: number } | undefined> {
  const row = await db
    .selectFrom('identities')
    .select(['email', 'linked_at'])
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row && { email: row.email, linkedAt: row.linked_at }
}

/** All of an account's identities, also of providers configured earlier. */
export async function listIdentities(db: Database, ownerId: UserId): Promise<(Identity & { linkedAt: number })[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'email', 'linked_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('linked_at')
    .execute()
  return rows.map(({ linked_at, ...identity }) => ({ ...identity, linkedAt: linked_at }))
}

/** @returns false when the account or the identity is linked already */
export async function insertIdentity(
  db: Database,
  ownerId: UserId,
  { issuer, subject, email }: Identity,
  now: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('identities')
    .values({ owner_id: ownerId, issuer, subject, email, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @returns whether there were any */
export async function deleteIdentities(db: Database, ownerId: UserId): Promise<boolean> {
  const deleted = await db.deleteFrom('identities').where('owner_id', '=', ownerId).returning('owner_id').execute()
  return deleted.length > 0
}
