import { type Kysely, sql } from 'kysely'

/**
 * A company page may be connected by several people. A publication knows the page, also when the account it was planned
 * for is gone, and the connection it goes out through where that is another one; so far there was none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publications add column account_urn text`.execute(db)
  await sql`alter table publications add column via_account_id text`.execute(db)
  await sql`alter table publications add column via_owner_id text references users (id) on delete set null`.execute(db)
  await sql`update publications set account_urn = (
    select urn from linkedin_accounts
    where linkedin_accounts.owner_id = coalesce(publications.account_owner_id, publications.owner_id)
      and linkedin_accounts.id = publications.account_id
  )`.execute(db)
  await db.schema.createIndex('linkedin_accounts_of_urn').on('linkedin_accounts').column('urn').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('linkedin_accounts_of_urn').execute()
  for (const column of ['via_owner_id', 'via_account_id', 'account_urn'])
    await db.schema.alterTable('publications').dropColumn(column).execute()
}
