import { type Kysely, sql } from 'kysely'

/** The exact prompt of a post. Earlier posts have none, as it was not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const bytes = isPostgres ? sql`bytea` : sql`blob`
  await db.schema.alterTable('post_provenance').addColumn('prompt', bytes).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_provenance').dropColumn('prompt').execute()
}
