import type { Kysely } from 'kysely'

/**
 * What authors need to vouch for a post: its source's requested address, the post's versions, the claims its author
 * confirmed, and what it was written with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('articles').addColumn('requested_url', 'text').execute()
  await db.schema
    .createIndex('articles_owner_requested')
    .on('articles')
    .columns(['owner_id', 'requested_url', 'read_at'])
    .execute()
  await db.schema.createIndex('articles_owner_url').on('articles').columns(['owner_id', 'url']).execute()

  await db.schema
    .alterTable('posts')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('posts')
    .addColumn('accepted_claims', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()

  await db.schema
    .createTable('post_versions')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('ai_model', 'text', (column) => column.notNull())
    .addColumn('upstream_model', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_versions_key', ['owner_id', 'post_id', 'number'])
    .addForeignKeyConstraint('post_versions_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('post_provenance')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('written_with', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_provenance_key', ['owner_id', 'post_id'])
    .addForeignKeyConstraint('post_provenance_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_provenance').execute()
  await db.schema.dropTable('post_versions').execute()
  for (const column of ['accepted_claims', 'version']) await db.schema.alterTable('posts').dropColumn(column).execute()
  await db.schema.dropIndex('articles_owner_url').execute()
  await db.schema.dropIndex('articles_owner_requested').execute()
  await db.schema.alterTable('articles').dropColumn('requested_url').execute()
}
