import type { Kysely } from 'kysely'

/** Lists of posts by where they stand: marked as published or not, on their way to LinkedIn, or waiting for someone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('posts_owner_status_position')
    .on('posts')
    .columns(['owner_id', 'status', 'position'])
    .execute()
  await db.schema
    .createIndex('publications_owner_state')
    .on('publications')
    .columns(['owner_id', 'state', 'post_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('publications_owner_state').execute()
  await db.schema.dropIndex('posts_owner_status_position').execute()
}
