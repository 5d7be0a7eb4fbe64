import { type Kysely, sql } from 'kysely'

/**
 * Members of a team who let others have posts written in their voice: nobody so far. Posts of teams say whose voice they
 * have; nothing is known of those written before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workspace_members add column lends_voice integer not null default 0`.execute(db)
  await sql`alter table posts add column voice_of text references users (id) on delete set null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').dropColumn('voice_of').execute()
  await db.schema.alterTable('workspace_members').dropColumn('lends_voice').execute()
}
