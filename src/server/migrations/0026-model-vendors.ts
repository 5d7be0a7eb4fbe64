import type { Kysely } from 'kysely'

/** What administrators enter about models, the calls of a day where they are bounded, and each vendor's last failure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_vendors')
    .addColumn('vendor', 'text', (column) => column.primaryKey())
    .addColumn('sealed_key', 'text')
    .addColumn('base_url', 'text')
    .addColumn('label', 'text')
    .addColumn('daily_calls', 'integer')
    .addColumn('models', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('model_calls')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('model_failures')
    .addColumn('vendor', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('worked_at', 'bigint')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['model_failures', 'model_calls', 'model_vendors']) {
    await db.schema.dropTable(table).execute()
  }
}
