import { type Kysely, sql } from 'kysely'

/** Who did what in a team, and the signed records of what was published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('is_system', 'integer', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text')
    .addColumn('post_title', 'text')
    .addColumn('about', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('detail', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('activity_post').on('activity').columns(['owner_id', 'post_id', 'id']).execute()
  await db.schema.createIndex('activity_actor').on('activity').columns(['actor']).execute()
  await db.schema.createIndex('activity_about').on('activity').columns(['about']).execute()
  await db.schema.createIndex('activity_at').on('activity').columns(['at']).execute()

  await db.schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .execute()
  await db.schema
    .createTable('sign_offs')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('signed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_offs_key', ['owner_id', 'number'])
    .addUniqueConstraint('sign_offs_once', ['owner_id', 'post_id', 'publication_id'])
    .execute()
  await sql`alter table posts add column accepted_by text not null default '[]'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').dropColumn('accepted_by').execute()
  for (const table of ['sign_offs', 'signing_keys', 'activity']) await db.schema.dropTable(table).execute()
}
