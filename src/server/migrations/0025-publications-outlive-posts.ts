import { type Kysely, sql } from 'kysely'

/**
 * Publications outlive their post and then keep its title. SQLite cannot drop a constraint, so there both tables are
 * rebuilt; every row stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter.supportsTransactionalDdl) {
    await db.schema.alterTable('publications').dropConstraint('publications_post').execute()
  } else {
    await writeAnew(db, { withPosts: false })
  }
  await db.schema.alterTable('publications').addColumn('post_title', 'text').execute()
}

/** Publications of deleted posts are lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from publications where not exists (
    select 1 from posts where posts.owner_id = publications.owner_id and posts.id = publications.post_id
  )`.execute(db)
  await db.schema.alterTable('publications').dropColumn('post_title').execute()
  if (db.getExecutor().adapter.supportsTransactionalDdl) {
    await db.schema
      .alterTable('publications')
      .addForeignKeyConstraint('publications_post', ['owner_id', 'post_id'], 'posts', ['owner_id', 'id'])
      .onDelete('cascade')
      .execute()
  } else {
    await writeAnew(db, { withPosts: true })
  }
}

const columns = [
  'owner_id text not null references users (id) on delete cascade',
  'id text not null',
  'post_id text not null',
  'account_id text not null',
  'account_name text not null',
  'state text not null',
  'wall_time text',
  'time_zone text',
  'clock_change text',
  'due_at bigint not null',
  'is_queued integer not null',
  'visibility text not null',
  'is_reshare_disabled integer not null',
  'attach text not null',
  'visual_id text',
  'alt_texts text not null',
  'commentary text',
  'body text',
  'body_hash text',
  'next_at bigint',
  'not_before bigint',
  'tries integer not null',
  'sent_at bigint',
  'unknown_at bigint',
  'resent_at bigint',
  'lease text',
  'leased_until bigint',
  'published_at bigint',
  'urn text',
  'deleted_at bigint',
  'reason text',
  'created_at bigint not null',
]
const names = columns.map((column) => column.split(' ')[0]).join(', ')

const indexes = {
  publications_next: 'next_at, id',
  publications_owner_due: 'owner_id, due_at, id',
  publications_owner_post: 'owner_id, post_id',
  publications_owner_urn: 'owner_id, urn',
}

async function writeAnew(db: Kysely<unknown>, { withPosts }: { withPosts: boolean }): Promise<void> {
  const toPosts = withPosts
    ? `, constraint publications_post foreign key (owner_id, post_id) references posts (owner_id, id) on delete cascade`
    : ''
  const statements = [
    `create table publications_anew (${columns.join(', ')}, constraint publications_key primary key (owner_id, id)${toPosts})`,
    `insert into publications_anew (${names}) select ${names} from publications`,
    `create table publication_attempts_anew (
      owner_id text not null, publication_id text not null, id text not null, at bigint not null, step text not null,
      outcome text not null, status integer, code text,
      constraint publication_attempts_key primary key (owner_id, publication_id, id),
      constraint publication_attempts_publication foreign key (owner_id, publication_id)
        references publications_anew (owner_id, id) on delete cascade
    )`,
    `insert into publication_attempts_anew (owner_id, publication_id, id, at, step, outcome, status, code)
      select owner_id, publication_id, id, at, step, outcome, status, code from publication_attempts`,
    'drop table publication_attempts',
    'drop table publications',
    'alter table publications_anew rename to publications',
    'alter table publication_attempts_anew rename to publication_attempts',
    ...Object.entries(indexes).map(([index, keys]) => `create index ${index} on publications (${keys})`),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
