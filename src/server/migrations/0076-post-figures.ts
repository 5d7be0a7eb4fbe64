import { type Kysely, sql } from 'kysely'

/** What LinkedIn counted of published posts, when they went out, and who is asked for figures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_figures')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('impressions', 'integer')
    .addColumn('engagements', 'integer')
    .addColumn('reactions', 'integer')
    .addColumn('comments', 'integer')
    .addColumn('reposts', 'integer')
    .addColumn('reached', 'integer')
    .addPrimaryKeyConstraint('post_figures_key', ['owner_id', 'id'])
    .addUniqueConstraint('post_figures_once', ['owner_id', 'post_id', 'publication_id', 'source', 'day'])
    .addForeignKeyConstraint('post_figures_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('published_posts')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addPrimaryKeyConstraint('published_posts_key', ['owner_id', 'post_id'])
    .addForeignKeyConstraint('published_posts_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('published_posts_next').on('published_posts').column('next_at').execute()
  // of what was published before, nobody is asked
  await sql`
    insert into published_posts (owner_id, post_id, published_at)
    select posts.owner_id, posts.id, coalesce(
      (select min(publications.published_at) from publications
        where publications.owner_id = posts.owner_id and publications.post_id = posts.id
          and publications.state = 'published'),
      (select min(sign_offs.made_at) from sign_offs
        where sign_offs.owner_id = posts.owner_id and sign_offs.post_id = posts.id),
      posts.updated_at)
    from posts where posts.status = 'published'`.execute(db)
  await sql`alter table user_settings add column asks_for_figures integer not null default 1`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_settings drop column asks_for_figures`.execute(db)
  await db.schema.dropTable('published_posts').execute()
  await db.schema.dropTable('post_figures').execute()
}
