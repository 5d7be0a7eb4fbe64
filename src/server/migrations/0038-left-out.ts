import type { Kysely } from 'kysely'

/** What was left out of an article's text, as JSON of kinds and counts. Of what was read before nothing is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('articles').addColumn('left_out', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('articles').dropColumn('left_out').execute()
}
