import type { Kysely } from 'kysely'

/** The person that a notification is about, such as one who waits for approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notices').addColumn('person_id', 'text').execute()
  await db.schema.createIndex('notices_person').on('notices').column('person_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('notices_person').execute()
  await db.schema.alterTable('notices').dropColumn('person_id').execute()
}
