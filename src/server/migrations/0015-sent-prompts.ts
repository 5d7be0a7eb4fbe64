import { type Kysely, sql } from 'kysely'

/** The prompt of a post as it was sent. Posts from before have none: what was sent can't be known any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const bytes = isPostgres ? sql`bytea` : sql`blob`
  await db.schema.alterTable('post_provenance').addColumn('prompt', bytes).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_provenance').dropColumn('prompt').execute()
}
