import type { Kysely } from 'kysely'

/** The language of someone's interface. Existing accounts have chosen none: they follow their browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('interface_language', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('interface_language').execute()
}
