import type { Kysely } from 'kysely'

/** First comments that follow a post to LinkedIn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('first_comments')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('urn', 'text')
    .addColumn('reason', 'text')
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint')
    .addPrimaryKeyConstraint('first_comments_key', ['owner_id', 'publication_id'])
    .addForeignKeyConstraint(
      'first_comments_of_publication',
      ['owner_id', 'publication_id'],
      'publications',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('first_comments_next').on('first_comments').column('next_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('first_comments').execute()
}
