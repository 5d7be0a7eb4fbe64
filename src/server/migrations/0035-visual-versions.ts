import type { Kysely } from 'kysely'

/** Earlier versions of visuals. Existing visuals have none: the first is stored at the next save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visual_versions')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('visual_id', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addColumn('canvas_data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visual_versions_key', ['owner_id', 'visual_id', 'saved_at'])
    .addForeignKeyConstraint(
      'visual_versions_visual',
      ['owner_id', 'visual_id'],
      'visuals',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('visual_versions').execute()
}
