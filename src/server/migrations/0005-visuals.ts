import { type Kysely, sql } from 'kysely'

/**
 * Visuals, their pictures and the templates they start from. Documents are the last column of their rows, so that
 * lists, which omit them, do not read them. A visual references its post and outlives it: deleting the post clears
 * post_id. The deleting code does that, because only newer PostgreSQL can clear one column of a two-column foreign key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visuals')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('post_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('canvas_data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visuals_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('visuals_owner_created').on('visuals').columns(['owner_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('visuals_owner_post').on('visuals').columns(['owner_id', 'post_id']).execute()

  await db.schema
    .createTable('media_assets')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('file_size', 'integer', (column) => column.notNull())
    .addColumn('stored_bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('file_token', 'text')
    .addPrimaryKeyConstraint('media_assets_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createIndex('media_assets_owner_created')
    .on('media_assets')
    .columns(['owner_id', 'created_at', 'id'])
    .execute()
  await sql`create index media_assets_unfinished on media_assets (created_at) where finished_at is null`.execute(db)

  await db.schema
    .createTable('visual_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('built_in_key', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('usage_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('canvas_data', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('visual_templates_owner_created')
    .on('visual_templates')
    .columns(['owner_id', 'created_at', 'id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['visual_templates', 'media_assets', 'visuals']) await db.schema.dropTable(table).execute()
}
