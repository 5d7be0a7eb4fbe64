import type { Kysely } from 'kysely'

/** Which pictures a publication's descriptions are of. Of those that are there, only the places of the pictures are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').addColumn('described', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').dropColumn('described').execute()
}
