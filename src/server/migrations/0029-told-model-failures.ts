import type { Kysely } from 'kysely'

/** Whether administrators were notified of a vendor's lasting failure. Earlier failures are reported once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('model_failures').addColumn('told_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('model_failures').dropColumn('told_at').execute()
}
