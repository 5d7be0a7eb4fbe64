import type { Database } from '#server/platform/database/database'
import { oauthLimits } from '#shared/rules/oauth'
import type { Client } from './client.ts'

/** Apps that registered themselves (RFC 7591). */

/** Call it in a transaction. The oldest that nobody has allowed are deleted to make room, so that strangers can't keep others out. */
export async function insertClient(db: Database, { id, name, redirectUris }: Client, now: number): Promise<void> {
  const newest = db
    .selectFrom('oauth_clients')
    .select('id')
    .where('allowed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(oauthLimits.unusedRegistrations - 1)
  await db.deleteFrom('oauth_clients').where('allowed_at', 'is', null).where('id', 'not in', newest).execute()
  await db
    .insertInto('oauth_clients')
    .values({ id, name, redirect_uris: JSON.stringify(redirectUris), created_at: now, allowed_at: null })
    .execute()
}

export async function findRegistered(db: Database, id: string): Promise<Client | undefined> {
  const row = await db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { id, name: row.name, host: null, redirectUris: JSON.parse(row.redirect_uris) as string[] }
}

export async function noteAllowed(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('oauth_clients').set({ allowed_at: now }).where('id', '=', id).execute()
}

/** Deletes those that nobody allowed within a day, and those that have long had no grant. */
export async function deleteUnusedClients(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('oauth_clients')
    .where((column) =>
      column.or([
        column.and([
          column('allowed_at', 'is', null),
          column('created_at', '<=', now - oauthLimits.unusedRegistrationMs),
        ]),
        column.and([
          column('allowed_at', '<=', now - oauthLimits.registrationMs),
          column('id', 'not in', column.selectFrom('oauth_grants').select('client_id')),
        ]),
      ]),
    )
    .execute()
}
