import type { Kysely } from 'kysely'

/** What the installation notes about itself: when it was last alive, and which secret its data is sealed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation_marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('installation_marks').execute()
}
