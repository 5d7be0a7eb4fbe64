import type { Kysely } from 'kysely'

/**
 * A publication keeps the hash of what was attached when its bytes were fixed, to be compared with what was approved once
 * more before they are sent. One that is fixed already has none: where reviews are required and something is attached,
 * it is prepared again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').addColumn('attachment_hash', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('publications').dropColumn('attachment_hash').execute()
}
