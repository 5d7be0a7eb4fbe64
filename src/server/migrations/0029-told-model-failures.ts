import type { Kysely } from 'kysely'

/** Whether administrators were told that a vendor will go on failing. Of failures before this they are told anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('model_failures').addColumn('told_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('model_failures').dropColumn('told_at').execute()
}
