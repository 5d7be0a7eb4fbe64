import type { Kysely } from 'kysely'

/** The author's request for a version, as JSON; null for earlier versions, and for those without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_versions').addColumn('made_with', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_versions').dropColumn('made_with').execute()
}
