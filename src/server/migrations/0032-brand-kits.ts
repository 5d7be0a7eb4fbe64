import type { Kysely } from 'kysely'

/** Shared properties of an author's visuals. Existing accounts have none: templates keep their own look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brand_kits')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('colours', 'text')
    .addColumn('heading_font', 'text', (column) => column.notNull())
    .addColumn('body_font', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('logo_id', 'text')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('brand_kits').execute()
}
