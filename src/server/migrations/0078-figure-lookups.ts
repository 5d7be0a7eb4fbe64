import type { Kysely } from 'kysely'

/** When LinkedIn is asked next for the figures of a published post. What was published before is not asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('figure_lookups')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('figure_lookups_key', ['owner_id', 'publication_id'])
    .addForeignKeyConstraint(
      'figure_lookups_of_publication',
      ['owner_id', 'publication_id'],
      'publications',
      ['owner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('figure_lookups_next').on('figure_lookups').column('next_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('figure_lookups').execute()
}
