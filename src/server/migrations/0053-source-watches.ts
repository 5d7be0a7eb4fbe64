import type { Kysely } from 'kysely'

/** When the sources of published posts are read again, and what they corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_watches')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('readings', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint')
    .addPrimaryKeyConstraint('source_watches_key', ['owner_id', 'post_id', 'article_id'])
    .addForeignKeyConstraint('source_watches_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('source_watches_next').on('source_watches').column('next_at').execute()
  await db.schema
    .createTable('source_changes')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('before_text', 'text', (column) => column.notNull())
    .addColumn('after_text', 'text')
    .addColumn('found_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addPrimaryKeyConstraint('source_changes_key', ['owner_id', 'id'])
    .addUniqueConstraint('source_changes_once', ['owner_id', 'post_id', 'article_id', 'fingerprint'])
    .addForeignKeyConstraint('source_changes_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('source_changes').execute()
  await db.schema.dropTable('source_watches').execute()
}
