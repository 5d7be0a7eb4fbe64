import type { Kysely } from 'kysely'

/** A post's sources besides its first. Earlier posts have one source, and no row here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_articles')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_articles_key', ['owner_id', 'post_id', 'position'])
    .addForeignKeyConstraint('post_articles_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'post_articles_article',
      ['owner_id', 'article_id'],
      'articles',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('post_articles_owner_article')
    .on('post_articles')
    .columns(['owner_id', 'article_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_articles').execute()
}
