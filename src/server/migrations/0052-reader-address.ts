import type { Kysely } from 'kysely'

/** How posts address their readers, for an author and for each of their own styles; null: as is usual in its language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.alterTable(table).addColumn('address', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.alterTable(table).dropColumn('address').execute()
}

const tables = ['user_voices', 'user_styles'] as const
