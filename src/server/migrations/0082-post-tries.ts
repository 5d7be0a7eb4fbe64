import type { Kysely } from 'kysely'

/** Planned tries: the next posts alternate between two ways to write them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_tries')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('value_a', 'text', (column) => column.notNull())
    .addColumn('value_b', 'text', (column) => column.notNull())
    .addColumn('first_side', 'text', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_tries_key', ['owner_id', 'id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_tries').execute()
}
