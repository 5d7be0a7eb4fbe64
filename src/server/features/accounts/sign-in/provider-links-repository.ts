import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** What links an account with identity providers, as far as changes to signing in end it. */

/** Ends sign-ins at the provider that would link an account, and its pending links. */
export async function endPendingLinks(db: Database, ownerId: UserId): Promise<void> {
  await db.deleteFrom('oidc_sign_ins').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('offered_identities').where('owner_id', '=', ownerId).execute()
}

/** Unlinks every identity from the account. */
export async function endIdentities(db: Database, ownerId: UserId): Promise<void> {
  await db.deleteFrom('identities').where('owner_id', '=', ownerId).execute()
}
