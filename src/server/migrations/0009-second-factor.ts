import { type Kysely, sql } from 'kysely'

/**
 * The second factor and sign-ins that wait for one; accounts store whether an invitation is open; mails lose their text
 * once sent. Existing accounts have no second factor. Open invitations without a password can still be accepted. The
 * text of sent mails is deleted, because it contains links; unsent ones are left to the sweep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('invited_at', 'bigint').execute()
  await db.schema.alterTable('users').addColumn('second_factor_at', 'bigint').execute()
  await sql`update users set invited_at = created_at
    where password_hash is null and (
      id in (select user_id from links where kind = 'invitation')
      or exists (select 1 from jobs where jobs.name = 'send-invitation' and jobs.payload like '%' || users.id || '%')
    )`.execute(db)
  await sql`update mails set text = '', html = '' where sent_at is not null`.execute(db)

  await db.schema
    .createTable('second_factors')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_key', ['owner_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('pending_logins')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pending_logins_user').on('pending_logins').column('user_id').execute()
  await db.schema.createIndex('pending_logins_expiry').on('pending_logins').column('expires_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pending_logins', 'recovery_codes', 'second_factors']) await db.schema.dropTable(table).execute()
  for (const column of ['second_factor_at', 'invited_at'])
    await db.schema.alterTable('users').dropColumn(column).execute()
}
