import type { Kysely } from 'kysely'

/**
 * What vendors and the payment provider do at the edges: calls to models counted a day, under which account a customer
 * was made, customers that the provider knows no more, and what its account and price were last seen to be.
 *
 * Existing rows: nobody has made a call today. Customers were made under an account that was not noted; it is noted the
 * next time the provider knows them, and until then one that it does not know is taken for gone.
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
