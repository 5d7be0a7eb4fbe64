import { type Kysely, sql } from 'kysely'

/** Who saved the text or the title that a post has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column saved_by text references users (id) on delete set null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').dropColumn('saved_by').execute()
}
