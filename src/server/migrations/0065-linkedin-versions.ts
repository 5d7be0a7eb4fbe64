import { type Kysely, sql } from 'kysely'

/** What is known of the versions of LinkedIn's API: which were found to work, and which have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('linkedin_versions')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('found_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('tried_at', 'bigint', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('warned_at', 'bigint')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('linkedin_versions').execute()
}
