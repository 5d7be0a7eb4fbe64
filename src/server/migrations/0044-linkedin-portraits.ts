import type { Kysely } from 'kysely'

/** The portrait of an account at LinkedIn as a small picture of our own, in base64; null where there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('linkedin_accounts').addColumn('portrait', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('linkedin_accounts').dropColumn('portrait').execute()
}
