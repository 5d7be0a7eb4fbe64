import { type Kysely, sql } from 'kysely'

/**
 * Subscriptions, what was paid for them, the provider's notices, and the built-in provider's own customers.
 * Accounts from before have never paid, so nothing of theirs is ever removed by this change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('paid_until', 'bigint').execute()
  await db.schema
    .alterTable('users')
    .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('users').addColumn('past_due_since', 'bigint').execute()
  await sql`create index users_paid_until on users (paid_until) where paid_until is not null`.execute(db)

  // no reference to the account: the provider is told to cancel after the account is gone
  await db.schema
    .createTable('subscriptions')
    .addColumn('owner_id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.unique())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('subscription_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('standing', 'text', (column) => column.notNull())
    .addColumn('paid_until', 'bigint')
    .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
    .addColumn('past_due_since', 'bigint')
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at', 'bigint')
    .execute()
  await db.schema.createIndex('subscriptions_next_check').on('subscriptions').column('next_check_at').execute()

  await db.schema
    .createTable('billing_entries')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('receipt_url', 'text')
    .addPrimaryKeyConstraint('billing_entries_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('billing_entries_owner_at').on('billing_entries').columns(['owner_id', 'at']).execute()

  await db.schema
    .createTable('payment_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .execute()
  await db.schema.createIndex('payment_notices_received').on('payment_notices').column('received_at').execute()

  await db.schema
    .createTable('kept_data_notices')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('paid_until', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('kept_data_notices_key', ['owner_id', 'paid_until'])
    .execute()

  await db.schema
    .createTable('test_payments')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('test_payments_due').on('test_payments').column('due_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['test_payments', 'kept_data_notices', 'payment_notices', 'billing_entries', 'subscriptions']) {
    await db.schema.dropTable(table).execute()
  }
  await db.schema.dropIndex('users_paid_until').execute()
  for (const column of ['past_due_since', 'cancel_at_period_end', 'paid_until']) {
    await db.schema.alterTable('users').dropColumn(column).execute()
  }
}
