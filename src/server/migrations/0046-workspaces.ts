import { type Kysely, sql } from 'kysely'

/**
 * Each person gets a personal workspace with their id. It holds the plan and the month's count, and everything created
 * in it references it instead of the person. No row changes its id, and none of these tables is rewritten. Of the role
 * only whether someone is an administrator remains.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspaces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.unique().references('users.id').onDelete('cascade'))
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('subscription_status', 'text', (column) => column.notNull())
    .addColumn('paid_until', 'bigint')
    .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
    .addColumn('past_due_since', 'bigint')
    .addColumn('month_key', 'text', (column) => column.notNull())
    .addColumn('month_used', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into workspaces (id, user_id, plan, ${columns(moved)})
    select id, id, case role when 'user' then 'pro' else 'trial' end, ${columns(moved)} from users`.execute(db)
  await sql`create index workspaces_paid_until on workspaces (paid_until) where paid_until is not null`.execute(db)
  await changeTarget(db, 'users', 'workspaces')

  await sql`alter table users add column is_admin integer not null default 0`.execute(db)
  await sql`update users set is_admin = 1 where role = 'admin'`.execute(db)
  for (const index of ['users_paid_until', 'users_role']) await db.schema.dropIndex(index).execute()
  for (const column of ['role', ...moved]) await db.schema.alterTable('users').dropColumn(column).execute()
  await db.schema.createIndex('users_admins').on('users').columns(['is_admin', 'id']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column role text not null default 'trial'`.execute(db)
  await sql`alter table users add column subscription_status text not null default ''`.execute(db)
  await sql`alter table users add column paid_until bigint`.execute(db)
  await sql`alter table users add column cancel_at_period_end integer not null default 0`.execute(db)
  await sql`alter table users add column past_due_since bigint`.execute(db)
  await sql`alter table users add column month_key text not null default ''`.execute(db)
  await sql`alter table users add column month_used integer not null default 0`.execute(db)
  await sql`update users set
    role = case when is_admin = 1 then 'admin' when workspaces.plan = 'pro' then 'user' else 'trial' end,
    ${sql.raw(moved.map((column) => `${column} = workspaces.${column}`).join(', '))}
    from workspaces where workspaces.id = users.id`.execute(db)
  await db.schema.dropIndex('users_admins').execute()
  await db.schema.alterTable('users').dropColumn('is_admin').execute()
  await db.schema.createIndex('users_role').on('users').columns(['role', 'id']).execute()
  await sql`create index users_paid_until on users (paid_until) where paid_until is not null`.execute(db)
  await changeTarget(db, 'workspaces', 'users')
  await db.schema.dropTable('workspaces').execute()
}

/** From the person to their workspace. */
const moved = [
  'subscription_status',
  'paid_until',
  'cancel_at_period_end',
  'past_due_since',
  'month_key',
  'month_used',
] as const

/** Whose `owner_id` is that of a workspace. Tables that refer to one of these through a row of theirs need no change. */
const tablesOfWorkspaces = [
  'articles',
  'billing_entries',
  'brand_kits',
  'former_customers',
  'generations',
  'kept_data_notices',
  'media_assets',
  'own_fonts',
  'posts',
  'publications',
  'snippets',
  'source_texts',
  'user_styles',
  'user_visual_templates',
  'vendor_calls',
  'visuals',
] as const

type Target = 'users' | 'workspaces'

async function changeTarget(db: Kysely<unknown>, from: Target, to: Target): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  if (isPostgres) for (const table of tablesOfWorkspaces) await replaceConstraint(db, table, from, to)
  else await rewriteDefinitions(db, from, to)
}

async function replaceConstraint(db: Kysely<unknown>, table: string, from: Target, to: Target): Promise<void> {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where contype = 'f' and conrelid = ${table}::regclass and confrelid = ${from}::regclass`.execute(db)
  const [constraint] = rows
  if (!constraint) throw new Error(`${table} does not refer to ${from}.`)
  await sql`alter table ${sql.table(table)}
    drop constraint ${sql.ref(constraint.name)},
    add constraint ${sql.ref(constraint.name)} foreign key (owner_id) references ${sql.table(to)} (id)
      on delete cascade`.execute(db)
}

/**
 * SQLite cannot alter a foreign key. A reference exists only in the table's definition, not in its rows, so this edits
 * the definition as SQLite documents (https://www.sqlite.org/lang_altertable.html#otheralter). Copying the tables would
 * rewrite all of the installation's data.
 */
async function rewriteDefinitions(db: Kysely<unknown>, from: Target, to: Target): Promise<void> {
  const reference = new RegExp(String.raw`(\breferences )("?)${from}\2(?= \()`)
  const { rows: version } = await sql<{ schema_version: number }>`pragma schema_version`.execute(db)
  await sql`pragma writable_schema = on`.execute(db)
  try {
    for (const table of tablesOfWorkspaces) {
      const isTable = sql`type = 'table' and name = ${table}`
      const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where ${isTable}`.execute(db)
      const definition = rows[0]?.sql.replace(reference, `$1"${to}"`)
      await sql`update sqlite_master set sql = ${definition} where ${isTable}`.execute(db)
    }
    await sql`pragma schema_version = ${sql.lit((version[0]?.schema_version ?? 0) + 1)}`.execute(db)
  } finally {
    await sql`pragma writable_schema = off`.execute(db)
  }
  for (const table of tablesOfWorkspaces) {
    const { rows } = await sql`select 1 from pragma_foreign_key_list(${table}) where "table" = ${to}`.execute(db)
    if (rows.length !== 1) throw new Error(`${table} does not refer to ${to}.`)
  }
}

function columns(names: readonly string[]) {
  return sql.raw(names.join(', '))
}
