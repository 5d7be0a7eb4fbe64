import type { Kysely } from 'kysely'

/** What the author asked for in a version, as JSON; null for versions from before, and for those without a wish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_versions').addColumn('made_with', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_versions').dropColumn('made_with').execute()
}
