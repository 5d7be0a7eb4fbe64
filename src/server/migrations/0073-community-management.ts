import { type Kysely, sql } from 'kysely'

/**
 * The second app at LinkedIn serves persons too, so it is no longer named after company pages. Accounts keep what renews
 * their tokens; those that were connected together share a grant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of columns) {
    await db.schema.alterTable('linkedin_accounts').addColumn(name, type).execute()
  }
  await sql`update linkedin_apps set kind = 'community' where kind = 'page'`.execute(db)
  await sql`delete from linkedin_sign_ins`.execute(db)
  await db.schema
    .alterTable('linkedin_sign_ins')
    .addColumn('scopes', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from linkedin_sign_ins`.execute(db)
  await db.schema.alterTable('linkedin_sign_ins').dropColumn('scopes').execute()
  await sql`update linkedin_apps set kind = 'page' where kind = 'community'`.execute(db)
  for (const [name] of columns.toReversed()) {
    await db.schema.alterTable('linkedin_accounts').dropColumn(name).execute()
  }
}

const columns = [
  ['sealed_refresh', 'text'],
  ['refresh_ends_at', 'bigint'],
  ['refreshing_until', 'bigint'],
  ['grant_id', 'text'],
] as const
