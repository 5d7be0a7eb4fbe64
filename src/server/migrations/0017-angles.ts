import type { Kysely } from 'kysely'

/** A model's suggested angles for an article, and a post's brief. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_angles')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('ai_model', 'text', (column) => column.notNull())
    .addColumn('angles', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_angles_key', ['owner_id', 'content_hash', 'language'])
    .addForeignKeyConstraint(
      'article_angles_text',
      ['owner_id', 'content_hash'],
      'source_texts',
      ['owner_id', 'content_hash'],
      (key) => key.onDelete('cascade'),
    )
    .execute()

  await db.schema.alterTable('posts').addColumn('plan', 'text').execute()
  await db.schema
    .alterTable('posts')
    .addColumn('is_own', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['is_own', 'plan']) await db.schema.alterTable('posts').dropColumn(column).execute()
  await db.schema.dropTable('article_angles').execute()
}
