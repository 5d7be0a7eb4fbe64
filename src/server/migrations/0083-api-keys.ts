import type { Kysely } from 'kysely'

/** Keys of the API, and which publications a key has planned. Those that are there were planned by people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('accounts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('last_used_from', 'text')
    .addPrimaryKeyConstraint('api_keys_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('api_keys_user').on('api_keys').columns(['user_id', 'created_at']).execute()
  await db.schema
    .alterTable('publications')
    .addColumn('by_key', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').dropColumn('by_key').execute()
  await db.schema.dropTable('api_keys').execute()
}
