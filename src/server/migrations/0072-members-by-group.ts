import { type Kysely, sql } from 'kysely'

/**
 * Members whom a group at the identity provider has brought into a team. Existing ones were invited, and stay as they
 * are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workspace_members')
    .addColumn('by_group', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workspace_members').dropColumn('by_group').execute()
}
