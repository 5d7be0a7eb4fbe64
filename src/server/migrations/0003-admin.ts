import { type Kysely, sql } from 'kysely'

/**
 * What administrators did, and what their screens ask: users in each order they are listed in, and mails by recipient.
 * A post is written by exactly one template, so that at most one is active.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const auditLog = db.schema.createTable('audit_log')
  await (isPostgres
    ? auditLog.addColumn('id', 'serial', (column) => column.primaryKey())
    : auditLog.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
  )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .execute()

  await db.schema.createIndex('users_created').on('users').columns(['created_at', 'id']).execute()
  await sql`create index users_name on users
    (lower(coalesce(nullif(trim(last_name || ' ' || first_name), ''), email)), id)`.execute(db)
  await db.schema.createIndex('mails_recipient').on('mails').column('recipient').execute()
  await sql`create unique index prompt_templates_active on prompt_templates (is_active) where is_active = 1`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['prompt_templates_active', 'mails_recipient', 'users_name', 'users_created']) {
    await db.schema.dropIndex(index).execute()
  }
  await db.schema.dropTable('audit_log').execute()
}
