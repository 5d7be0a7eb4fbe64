import type { Kysely } from 'kysely'

/** The LinkedIn portrait of an account as a small picture, in base64; null if there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('linkedin_accounts').addColumn('portrait', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('linkedin_accounts').dropColumn('portrait').execute()
}
