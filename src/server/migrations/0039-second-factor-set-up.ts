import { type Kysely, sql } from 'kysely'

/**
 * The key of a second factor that is being set up belongs to a session. Unfinished set-ups are dropped and start over.
 * The first sign-in of existing accounts is unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('second_factors').addColumn('session_id', 'text').execute()
  await sql`delete from second_factors where owner_id in (select id from users where second_factor_at is null)`.execute(
    db,
  )
  await db.schema.alterTable('users').addColumn('first_signed_in_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('first_signed_in_at').execute()
  await db.schema.alterTable('second_factors').dropColumn('session_id').execute()
}
