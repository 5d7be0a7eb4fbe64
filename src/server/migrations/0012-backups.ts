import type { Kysely } from 'kysely'

/** When backups were made and how they ended, so that it can be shown, and so that of several processes one makes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('file', 'text')
    .addColumn('size_bytes', 'bigint')
    .addColumn('error', 'text')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('backups').execute()
}
