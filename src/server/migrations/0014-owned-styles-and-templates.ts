import { type Kysely, sql } from 'kysely'

/**
 * Users' own styles and visual templates move to separate tables with the key (owner, id), like everything else users
 * own. The rest of `content_styles` and `visual_templates` belongs to the installation and has no owner. Every row
 * keeps its id, so that posts still reference their style; new own styles still take ids from the counter of
 * `content_styles`, so that ids stay unique across both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  await db.schema
    .createTable('user_styles')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('default_model', 'text')
    .addColumn('default_language', 'text')
    .addColumn('default_web_search', 'integer', (column) => column.notNull())
    .addColumn('example_posts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_styles_key', ['owner_id', 'id'])
    .execute()
  await sql`insert into user_styles
      (owner_id, id, name, default_model, default_language, default_web_search, example_posts)
    select owner_id, id, name, default_model, default_language, default_web_search, example_posts
    from content_styles where owner_id is not null`.execute(db)
  await sql`delete from content_styles where owner_id is not null`.execute(db)
  await db.schema.dropIndex('content_styles_owner').execute()
  for (const column of styleColumns) await db.schema.alterTable('content_styles').dropColumn(column).execute()
  // an embedded database that never had a style has no counter
  if (!isPostgres) {
    await sql`insert into sqlite_sequence (name, seq) select 'content_styles', 0
      where not exists (select 1 from sqlite_sequence where name = 'content_styles')`.execute(db)
  }

  await db.schema
    .createTable('user_visual_templates')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('usage_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('canvas_data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_visual_templates_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createIndex('user_visual_templates_created')
    .on('user_visual_templates')
    .columns(['owner_id', 'created_at', 'id'])
    .execute()
  await sql`insert into user_visual_templates
      (owner_id, id, name, description, category, width, height, usage_count, created_at, updated_at, canvas_data)
    select owner_id, id, name, description, category, width, height, usage_count, created_at, updated_at, canvas_data
    from visual_templates where owner_id is not null and withdrawn_at is null`.execute(db)
  await sql`delete from visual_templates where owner_id is not null`.execute(db)
  await db.schema.dropIndex('visual_templates_owner_created').execute()
  await db.schema.alterTable('visual_templates').dropColumn('owner_id').execute()
}

const styleColumns = ['owner_id', 'default_model', 'default_language', 'default_web_search', 'example_posts'] as const

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_styles add column owner_id text references users (id) on delete cascade`.execute(db)
  await sql`alter table content_styles add column default_model text`.execute(db)
  await sql`alter table content_styles add column default_language text`.execute(db)
  await sql`alter table content_styles add column default_web_search integer not null default 0`.execute(db)
  await sql`alter table content_styles add column example_posts text not null default '[]'`.execute(db)
  await sql`insert into content_styles
      (owner_id, id, name, prompt_part, display_order, default_model, default_language, default_web_search, example_posts)
    select owner_id, id, name, '', 0, default_model, default_language, default_web_search, example_posts
    from user_styles`.execute(db)
  await db.schema
    .createIndex('content_styles_owner')
    .on('content_styles')
    .columns(['owner_id', 'display_order', 'id'])
    .execute()
  await sql`alter table visual_templates add column owner_id text references users (id) on delete cascade`.execute(db)
  await sql`insert into visual_templates
      (owner_id, id, name, description, category, width, height, usage_count, created_at, updated_at, canvas_data)
    select owner_id, id, name, description, category, width, height, usage_count, created_at, updated_at, canvas_data
    from user_visual_templates`.execute(db)
  await db.schema
    .createIndex('visual_templates_owner_created')
    .on('visual_templates')
    .columns(['owner_id', 'created_at', 'id'])
    .execute()
  for (const table of ['user_styles', 'user_visual_templates']) await db.schema.dropTable(table).execute()
}
