import type { Kysely } from 'kysely'

/** Posts on their way to LinkedIn, each attempt at it, and notices of what happened without their author looking on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('account_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wall_time', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('clock_change', 'text')
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('is_queued', 'integer', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('is_reshare_disabled', 'integer', (column) => column.notNull())
    .addColumn('attach', 'text', (column) => column.notNull())
    .addColumn('visual_id', 'text')
    .addColumn('alt_texts', 'text', (column) => column.notNull())
    .addColumn('commentary', 'text')
    .addColumn('body', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('next_at', 'bigint')
    .addColumn('not_before', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('unknown_at', 'bigint')
    .addColumn('resent_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint')
    .addColumn('published_at', 'bigint')
    .addColumn('urn', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('publications_key', ['owner_id', 'id'])
    .addForeignKeyConstraint('publications_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('publications_next').on('publications').columns(['next_at', 'id']).execute()
  await db.schema
    .createIndex('publications_owner_due')
    .on('publications')
    .columns(['owner_id', 'due_at', 'id'])
    .execute()
  await db.schema.createIndex('publications_owner_post').on('publications').columns(['owner_id', 'post_id']).execute()
  await db.schema.createIndex('publications_owner_urn').on('publications').columns(['owner_id', 'urn']).execute()

  await db.schema
    .createTable('publication_attempts')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('code', 'text')
    .addPrimaryKeyConstraint('publication_attempts_key', ['owner_id', 'publication_id', 'id'])
    .addForeignKeyConstraint(
      'publication_attempts_publication',
      ['owner_id', 'publication_id'],
      'publications',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('notices')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addColumn('post_id', 'text')
    .addColumn('publication_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('url', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('notices_owner_at').on('notices').columns(['owner_id', 'at', 'id']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notices', 'publication_attempts', 'publications']) await db.schema.dropTable(table).execute()
}
