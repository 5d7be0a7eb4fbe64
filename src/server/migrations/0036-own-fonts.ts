import type { Kysely } from 'kysely'

/** Font files that authors upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_fonts')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addColumn('is_italic', 'integer', (column) => column.notNull())
    .addColumn('scripts', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_fonts_key', ['owner_id', 'id'])
    .addUniqueConstraint('own_fonts_face', ['owner_id', 'family', 'weight', 'is_italic'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('own_fonts').execute()
}
