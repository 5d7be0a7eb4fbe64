import type { Kysely } from 'kysely'

/** Whether a reader's own browser handed a page over, so that it was not fetched. What was read before was fetched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('articles')
    .addColumn('is_handed_over', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('articles').dropColumn('is_handed_over').execute()
}
