import type { Kysely } from 'kysely'

/** Secret addresses of calendars, and what calendars were told of publications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_addresses')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint')
    .addPrimaryKeyConstraint('calendar_addresses_key', ['owner_id', 'user_id'])
    .execute()
  await db.schema.createIndex('calendar_addresses_user').on('calendar_addresses').column('user_id').execute()

  await db.schema
    .createTable('calendar_entries')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addPrimaryKeyConstraint('calendar_entries_key', ['owner_id', 'publication_id'])
    .execute()
  await db.schema.createIndex('calendar_entries_changed').on('calendar_entries').column('changed_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['calendar_entries', 'calendar_addresses']) await db.schema.dropTable(table).execute()
}
