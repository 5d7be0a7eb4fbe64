import type { Kysely } from 'kysely'

/** Reviews of posts: who was asked, what was decided about what exactly, and private links without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_requests')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('reviewers', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_requests_key', ['owner_id', 'post_id'])
    .addForeignKeyConstraint('review_requests_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()

  // no reference to the post: what was decided outlives it, for the record of what was published
  await db.schema
    .createTable('review_decisions')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text')
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_decisions_key', ['owner_id', 'id'])
    .addUniqueConstraint('review_decisions_order', ['owner_id', 'post_id', 'position'])
    .execute()

  await db.schema
    .createTable('review_links')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('approves', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_links_key', ['owner_id', 'id'])
    .addForeignKeyConstraint('review_links_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['review_links', 'review_decisions', 'review_requests'])
    await db.schema.dropTable(table).execute()
}
