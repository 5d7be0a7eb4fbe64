import type { Kysely } from 'kysely'

/** What was typed into a post and not saved yet: one working copy of each post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('working_copies')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('editor', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copies_key', ['owner_id', 'post_id'])
    .addForeignKeyConstraint('working_copies_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('working_copies').execute()
}
