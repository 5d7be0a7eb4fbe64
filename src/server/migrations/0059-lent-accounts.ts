import { type Kysely, sql } from 'kysely'

/** Accounts at LinkedIn that their owner lends to a team, and the owner's word on single posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_lendings')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('lent', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_lendings_key', ['workspace_id', 'account_id', 'owner_id'])
    .addForeignKeyConstraint(
      'account_lendings_account',
      ['owner_id', 'account_id'],
      'linkedin_accounts',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await sql`alter table publications add column lending_allowed integer`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').dropColumn('lending_allowed').execute()
  await db.schema.dropTable('account_lendings').execute()
}
