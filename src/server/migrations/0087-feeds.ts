import type { Kysely } from 'kysely'

/**
 * Feeds: each address once for everyone who follows it, with what it has; who follows it and how often it is to be read;
 * and what people did with its stories. There are none so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('site_url', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('rest_until', 'bigint')
    .addColumn('read_at', 'bigint')
    .addColumn('next_at', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint')
    .execute()
  await db.schema.createIndex('feeds_next').on('feeds').column('next_at').execute()

  await db.schema
    .createTable('feed_items')
    .addColumn('feed_id', 'text', (column) => column.notNull().references('feeds.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('found_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_items_key', ['feed_id', 'id'])
    .execute()
  await db.schema.createIndex('feed_items_published').on('feed_items').columns(['feed_id', 'published_at']).execute()

  await db.schema
    .createTable('feed_subscriptions')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('feed_id', 'text', (column) => column.notNull().references('feeds.id').onDelete('cascade'))
    .addColumn('interval_minutes', 'integer', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_subscriptions_key', ['owner_id', 'feed_id'])
    .execute()
  await db.schema.createIndex('feed_subscriptions_feed').on('feed_subscriptions').column('feed_id').execute()

  await db.schema
    .createTable('inbox_states')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('feed_items.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_states_key', ['owner_id', 'item_id'])
    .execute()
  await db.schema.createIndex('inbox_states_item').on('inbox_states').column('item_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['inbox_states', 'feed_subscriptions', 'feed_items', 'feeds'])
    await db.schema.dropTable(table).execute()
}
