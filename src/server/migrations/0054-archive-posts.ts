import type { Kysely } from 'kysely'

/** What an author posted at LinkedIn before, from LinkedIn's archive of their data, to compare new posts with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archive_posts')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('posted_on', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('archive_posts_key', ['owner_id', 'place'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('archive_posts').execute()
}
