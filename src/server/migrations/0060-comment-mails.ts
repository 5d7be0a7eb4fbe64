import { type Kysely, sql } from 'kysely'

/** Whether comments in teams are mailed at once or once a day; everyone's are mailed at once so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_settings add column comment_mails text not null default 'at-once'`.execute(db)
  await sql`alter table user_settings add column comments_mailed_at bigint`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['comment_mails', 'comments_mailed_at'])
    await db.schema.alterTable('user_settings').dropColumn(column).execute()
}
