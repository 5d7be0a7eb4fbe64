import type { Kysely } from 'kysely'

/** How many calls to LinkedIn were made in a day with each permission that people gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('linkedin_calls')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'bigint')
    .addPrimaryKeyConstraint('linkedin_calls_key', ['owner_id', 'grant_id', 'day'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('linkedin_calls').execute()
}
