import type { Kysely } from 'kysely'

/** Accounts at LinkedIn, the apps they are connected with, and connections under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('linkedin_apps')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('linkedin_sign_ins')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('next', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  // no reference to the owner: tokens are revoked at LinkedIn after the owner's account is gone
  await db.schema
    .createTable('linkedin_accounts')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('urn', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('picture_url', 'text')
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('sealed_token', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('refused_at', 'bigint')
    .addColumn('refused_reason', 'text')
    .addColumn('paused_at', 'bigint')
    .addColumn('slots', 'text', (column) => column.notNull())
    .addColumn('reminded_days', 'integer')
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('linkedin_accounts_key', ['owner_id', 'id'])
    .addUniqueConstraint('linkedin_accounts_urn', ['owner_id', 'urn'])
    .execute()
  await db.schema.createIndex('linkedin_accounts_expires').on('linkedin_accounts').column('expires_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['linkedin_accounts', 'linkedin_sign_ins', 'linkedin_apps']) {
    await db.schema.dropTable(table).execute()
  }
}
