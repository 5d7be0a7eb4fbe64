import type { Kysely } from 'kysely'

/** The pages that web search cited, as far as they were read: they count as sources of the post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_cited_pages')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('tried_at', 'bigint')
    .addColumn('article_id', 'text')
    .addPrimaryKeyConstraint('post_cited_pages_key', ['owner_id', 'post_id', 'number'])
    .addForeignKeyConstraint('post_cited_pages_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'post_cited_pages_article',
      ['owner_id', 'article_id'],
      'articles',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('post_cited_pages_owner_article')
    .on('post_cited_pages')
    .columns(['owner_id', 'article_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_cited_pages').execute()
}
