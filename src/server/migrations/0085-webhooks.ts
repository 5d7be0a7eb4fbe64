import type { Kysely } from 'kysely'

/** Webhooks of a workspace, and what was sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('sealed_url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('sealed_keys', 'text')
    .addColumn('public_key', 'text')
    .addColumn('sealed_former_keys', 'text')
    .addColumn('former_keys_until', 'bigint')
    .addColumn('created_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('off_at', 'bigint')
    .addColumn('off_reason', 'text')
    .addColumn('last_success_at', 'bigint')
    .addColumn('last_failure_at', 'bigint')
    .addPrimaryKeyConstraint('webhooks_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('webhooks_created_by').on('webhooks').columns(['created_by']).execute()

  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'bigint')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('tried_at', 'bigint')
    .addColumn('next_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('webhook_deliveries_key', ['owner_id', 'id'])
    .addUniqueConstraint('webhook_deliveries_once', ['owner_id', 'webhook_id', 'event_id'])
    .addForeignKeyConstraint(
      'webhook_deliveries_of',
      ['owner_id', 'webhook_id'],
      'webhooks',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  const deliveries = (name: string) => db.schema.createIndex(name).on('webhook_deliveries')
  await deliveries('webhook_deliveries_next').columns(['next_at']).execute()
  await deliveries('webhook_deliveries_listed').columns(['owner_id', 'webhook_id', 'created_at', 'id']).execute()
  await deliveries('webhook_deliveries_subject').columns(['owner_id', 'subject', 'event_id']).execute()
  await deliveries('webhook_deliveries_created').columns(['created_at']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['webhook_deliveries', 'webhooks']) await db.schema.dropTable(table).execute()
}
