import type { Kysely } from 'kysely'

/** Files of posts may be videos, which have a length. Files from before are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('post_files')
    .addColumn('milliseconds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_files').dropColumn('milliseconds').execute()
}
