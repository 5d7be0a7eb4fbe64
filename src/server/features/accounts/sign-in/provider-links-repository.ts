import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'

/** What an account has with identity providers, as far as a change of how one signs in ends it. */

/** Sign-ins at the provider that would link an account, and identities that wait for its owner to agree. */
export async function endProviderOffers(db: Database, ownerId: UserId): Promise<void> {
  await db.deleteFrom('oidc_sign_ins').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('offered_identities').where('owner_id', '=', ownerId).execute()
}

/** From now on no identity signs in to the account. */
export async function endIdentities(db: Database, ownerId: UserId): Promise<void> {
  await db.deleteFrom('identities').where('owner_id', '=', ownerId).execute()
}
