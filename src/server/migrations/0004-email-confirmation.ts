import { type Kysely, sql } from 'kysely'

/**
 * Stores when an account's email was confirmed. Earlier accounts count as confirmed at their creation, so nobody is
 * locked out by turning confirmation on. One-time links can now reference their account by index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute()
  await sql`update users set email_confirmed_at = created_at`.execute(db)
  await db.schema.createIndex('links_user').on('links').columns(['user_id', 'kind']).execute()
  await db.schema.createIndex('links_expiry').on('links').column('expires_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('links_expiry').execute()
  await db.schema.dropIndex('links_user').execute()
  await db.schema.alterTable('users').dropColumn('email_confirmed_at').execute()
}
