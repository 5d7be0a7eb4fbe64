import type { Kysely } from 'kysely'

/**
 * A model's check of a post's sentences, with the hash of the checked text; and which authors want it for each post.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('model_check', 'text').execute()
  await db.schema
    .alterTable('user_settings')
    .addColumn('asks_model_after_post', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_settings').dropColumn('asks_model_after_post').execute()
  await db.schema.alterTable('posts').dropColumn('model_check').execute()
}
