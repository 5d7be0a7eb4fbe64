import type { Database } from '#server/platform/database/database'
import { isPostgres } from '#server/platform/database/dialect'
import { accountOwnerOf, authorOf, type Publication } from './publication.ts'

/**
 * Keeps what `standingOf` reads as it is until the transaction ends: its author and the account's owner as people and
 * members, the account, and that it is lent. SQLite runs write transactions one after the other anyway.
 */
export async function holdStanding(
  db: Database,
  publication: Pick<Publication, 'ownerId' | 'createdBy' | 'accountOwnerId' | 'accountId'>,
): Promise<void> {
  if (!isPostgres(db)) return
  const { ownerId, accountId } = publication
  const accountOwner = accountOwnerOf(publication)
  const people = [authorOf(publication), accountOwner]
  await db.selectFrom('users').select('id').where('id', 'in', people).orderBy('id').forShare().execute()
  await db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', ownerId)
    .where('user_id', 'in', people)
    .orderBy('user_id')
    .forShare()
    .execute()
  await db
    .selectFrom('linkedin_accounts')
    .select('id')
    .where('owner_id', '=', accountOwner)
    .where('id', '=', accountId)
    .forShare()
    .execute()
  await db
    .selectFrom('account_lendings')
    .select('account_id')
    .where('workspace_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .forShare()
    .execute()
}
