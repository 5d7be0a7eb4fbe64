import type { Kysely } from 'kysely'

/** Which text an account's owner said yes to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').addColumn('lending_text', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').dropColumn('lending_text').execute()
}
