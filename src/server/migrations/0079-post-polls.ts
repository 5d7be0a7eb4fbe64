import type { Kysely } from 'kysely'

/** Polls that go out with posts. No post had one before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_polls')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_polls_pk', ['owner_id', 'post_id'])
    .addForeignKeyConstraint('post_polls_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_polls').execute()
}
