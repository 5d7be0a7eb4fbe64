import { type Kysely, sql } from 'kysely'

/** Posts remember whom their mentions stand for. No post had any before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('posts')
    .addColumn('mentions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createIndex('posts_with_mentions')
    .on('posts')
    .columns(['owner_id', 'updated_at'])
    .where(sql.ref('mentions'), '<>', sql.lit('[]'))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('posts_with_mentions').execute()
  await db.schema.alterTable('posts').dropColumn('mentions').execute()
}
