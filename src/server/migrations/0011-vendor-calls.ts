import type { Kysely } from 'kysely'

/**
 * Vendor and payment state: daily counts of model calls, the provider account under which a customer was created,
 * customers that the provider no longer knows, and the last seen state of its account and price. Existing rows: no
 * calls today. The provider account of existing customers is unknown until the provider next recognises them; until
 * then an unrecognised customer counts as gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vendor_calls')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute()

  await db.schema.alterTable('subscriptions').addColumn('account', 'text').execute()

  await db.schema
    .createTable('former_customers')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_customers_key', ['owner_id', 'provider', 'customer_id'])
    .execute()

  await db.schema
    .createTable('payment_facts')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text')
    .addColumn('former_account', 'text')
    .addColumn('account_changed_at', 'bigint')
    .addColumn('price', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payment_facts', 'former_customers', 'vendor_calls']) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('subscriptions').dropColumn('account').execute()
}
