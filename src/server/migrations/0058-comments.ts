import type { Kysely } from 'kysely'

/** What members and guests say about a post, or about some words of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_comments')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('quote', 'text')
    .addColumn('mentions', 'text', (column) => column.notNull())
    .addColumn('is_internal', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('edited_at', 'bigint')
    .addColumn('resolved_at', 'bigint')
    .addPrimaryKeyConstraint('post_comments_key', ['owner_id', 'id'])
    .addForeignKeyConstraint('post_comments_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('post_comments_post')
    .on('post_comments')
    .columns(['owner_id', 'post_id', 'created_at'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_comments').execute()
}
