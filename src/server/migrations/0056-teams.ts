import { type Kysely, sql } from 'kysely'

/** Workspaces of several people: who belongs to one, who is invited, who hands it over, and who made what in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    'name text',
    'slug text',
    'founded_at bigint',
    'month_zone text',
    "review text not null default 'none'",
    'self_approval integer not null default 0',
    'approval_window_hours integer not null default 24',
    'seats integer',
    'posts_per_month integer',
    'deleted_at bigint',
  ])
    await sql`alter table workspaces add column ${sql.raw(column)}`.execute(db)
  await db.schema.createIndex('workspaces_slug').unique().on('workspaces').column('slug').execute()

  await db.schema
    .createTable('workspace_members')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('approves', 'integer', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('workspace_members_key', ['workspace_id', 'user_id'])
    .execute()
  await db.schema.createIndex('workspace_members_user').on('workspace_members').column('user_id').execute()

  await db.schema
    .createTable('workspace_invitations')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('approves', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('workspace_invitations_key', ['workspace_id', 'id'])
    .addUniqueConstraint('workspace_invitations_email', ['workspace_id', 'email'])
    .execute()

  await db.schema
    .createTable('workspace_handovers')
    .addColumn('workspace_id', 'text', (column) => column.primaryKey().references('workspaces.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('offered_at', 'bigint', (column) => column.notNull())
    .execute()

  await sql`alter table notices add column workspace_id text references workspaces (id) on delete cascade`.execute(db)
  for (const [table, column] of peopleColumns)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text references users (id)
      on delete set null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notices').dropColumn('workspace_id').execute()
  for (const [table, column] of peopleColumns) await db.schema.alterTable(table).dropColumn(column).execute()
  for (const table of ['workspace_handovers', 'workspace_invitations', 'workspace_members'])
    await db.schema.dropTable(table).execute()
  await sql`delete from workspaces where user_id is null`.execute(db)
  await db.schema.dropIndex('workspaces_slug').execute()
  for (const column of [
    'name',
    'slug',
    'founded_at',
    'month_zone',
    'review',
    'self_approval',
    'approval_window_hours',
    'seats',
    'posts_per_month',
    'deleted_at',
  ])
    await db.schema.alterTable('workspaces').dropColumn(column).execute()
}

/** Who made something in a workspace, and under whose LinkedIn account it goes out. */
const peopleColumns = [
  ['posts', 'created_by'],
  ['publications', 'created_by'],
  ['publications', 'account_owner_id'],
] as const
