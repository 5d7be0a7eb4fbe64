import type { Kysely } from 'kysely'

/**
 * An author's description, writing habits, example posts, snippets, and whether the welcome page was shown. Existing
 * accounts see it once, on their next visit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('welcomed_at', 'bigint').execute()

  await db.schema
    .createTable('user_voices')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('writes_for', 'text', (column) => column.notNull())
    .addColumn('stands_for', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('source_mention', 'text')
    .execute()

  await db.schema
    .createTable('own_posts')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_posts_key', ['owner_id', 'place'])
    .execute()

  await db.schema
    .createTable('snippets')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('snippets_key', ['owner_id', 'id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['snippets', 'own_posts', 'user_voices']) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('users').dropColumn('welcomed_at').execute()
}
