import { type Kysely, sql } from 'kysely'

/**
 * The first schema. Written for both databases: times are bigint epoch ms, flags integers, JSON text.
 * Everything a user owns is keyed by (owner_id, id), so that it can be reached and later sharded by owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const bytes = isPostgres ? sql`bytea` : sql`blob`

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('profile_image_url', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('subscription_status', 'text', (column) => column.notNull())
    .addColumn('is_approved', 'integer', (column) => column.notNull())
    .addColumn('approved_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('month_key', 'text', (column) => column.notNull())
    .addColumn('month_used', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('users_role').on('users').columns(['role', 'id']).execute()
  await db.schema.createIndex('users_approval').on('users').columns(['is_approved', 'created_at', 'id']).execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_started_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_window').on('rate_limits').column('window_started_at').execute()

  await db.schema
    .createTable('source_texts')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('compressed', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_texts_key', ['owner_id', 'content_hash'])
    .execute()

  await db.schema
    .createTable('articles')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('byline', 'text')
    .addColumn('published', 'text')
    .addColumn('site_name', 'text')
    .addColumn('language', 'text')
    .addColumn('lead_image', 'text')
    .addColumn('url', 'text')
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('truncated', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('articles_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('articles_read').on('articles').column('read_at').execute()

  await db.schema
    .createTable('posts')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('first_draft', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('ai_model', 'text', (column) => column.notNull())
    .addColumn('upstream_model', 'text', (column) => column.notNull())
    .addColumn('template_id', 'integer')
    .addColumn('template_version', 'integer')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('user_opinion', 'text')
    .addColumn('content_style_id', 'integer')
    .addColumn('has_web_search', 'integer', (column) => column.notNull())
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('posts_key', ['owner_id', 'id'])
    .addForeignKeyConstraint('posts_article', ['owner_id', 'article_id'], 'articles', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('posts_owner_created').on('posts').columns(['owner_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('posts_owner_article').on('posts').columns(['owner_id', 'article_id']).execute()

  await db.schema
    .createTable('generations')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('reserved_month', 'text')
    .addPrimaryKeyConstraint('generations_key', ['owner_id', 'slot'])
    .execute()

  const contentStyles = db.schema.createTable('content_styles')
  const promptTemplates = db.schema.createTable('prompt_templates')
  await (isPostgres
    ? contentStyles.addColumn('id', 'serial', (column) => column.primaryKey())
    : contentStyles.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
  )
    .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('prompt_part', 'text', (column) => column.notNull())
    .addColumn('display_order', 'integer', (column) => column.notNull())
    .addColumn('default_model', 'text')
    .addColumn('default_language', 'text')
    .addColumn('default_web_search', 'integer', (column) => column.notNull())
    .addColumn('example_posts', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('content_styles_owner')
    .on('content_styles')
    .columns(['owner_id', 'display_order', 'id'])
    .execute()

  await (isPostgres
    ? promptTemplates.addColumn('id', 'serial', (column) => column.primaryKey())
    : promptTemplates.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
  )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('user_settings')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('preferred_model', 'text')
    .addColumn('preferred_language', 'text')
    .addColumn('target_audience', 'text', (column) => column.notNull())
    .addColumn('content_style', 'text', (column) => column.notNull())
    .addColumn('custom_prompt', 'text', (column) => column.notNull())
    .addColumn('example_posts', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').column('run_at').execute()

  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute()
}

const tables = [
  'mails',
  'jobs',
  'user_settings',
  'prompt_templates',
  'content_styles',
  'generations',
  'posts',
  'articles',
  'source_texts',
  'rate_limits',
  'links',
  'sessions',
  'users',
] as const

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).execute()
}
