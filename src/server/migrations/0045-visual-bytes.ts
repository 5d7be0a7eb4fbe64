import { type Kysely, sql } from 'kysely'

/** How large each visual's document is, so that what one author keeps can be added up without reading it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('visuals')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const bytes = isPostgres ? sql`octet_length(canvas_data)` : sql`length(cast(canvas_data as blob))`
  await sql`update visuals set bytes = ${bytes}`.execute(db)
  // reading a column behind a long text reads all of the text; an index keeps it next to its owner
  await db.schema.createIndex('visuals_owner_bytes').on('visuals').columns(['owner_id', 'bytes']).execute()
  await db.schema
    .createIndex('visual_versions_owner_characters')
    .on('visual_versions')
    .columns(['owner_id', 'characters'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('visual_versions_owner_characters').execute()
  await db.schema.dropIndex('visuals_owner_bytes').execute()
  await db.schema.alterTable('visuals').dropColumn('bytes').execute()
}
