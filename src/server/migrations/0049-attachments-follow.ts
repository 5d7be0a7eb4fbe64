import { type Kysely, sql } from 'kysely'

/**
 * How many pages each visual has, and which publications take along whatever visual their post has by then. The index
 * has the pages beside their post, so that they are read without the document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('visuals')
    .addColumn('pages', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // only visuals of several pages are rewritten: a row holds its whole document
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const further = isPostgres
    ? sql`case when canvas_data like '%"pages"%' and json_typeof(canvas_data::json -> 'pages') = 'array'
        then json_array_length(canvas_data::json -> 'pages') else 0 end`
    : sql`case when json_valid(canvas_data) then coalesce(json_array_length(canvas_data, '$.pages'), 0) else 0 end`
  await sql`update visuals set pages = 1 + ${further} where ${further} > 0`.execute(db)
  await db.schema.dropIndex('visuals_owner_post').execute()
  await db.schema
    .createIndex('visuals_owner_post')
    .on('visuals')
    .columns(['owner_id', 'post_id', 'created_at', 'id', 'pages'])
    .execute()
  await db.schema
    .alterTable('publications')
    .addColumn('follows_visual', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').dropColumn('follows_visual').execute()
  await db.schema.dropIndex('visuals_owner_post').execute()
  await db.schema.createIndex('visuals_owner_post').on('visuals').columns(['owner_id', 'post_id']).execute()
  await db.schema.alterTable('visuals').dropColumn('pages').execute()
}
