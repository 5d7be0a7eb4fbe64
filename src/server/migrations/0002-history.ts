import { type Kysely, sql } from 'kysely'

/**
 * The history: each post gets its place in time, an index for each way to list posts, and its words a search index
 * that each database keeps in its own way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // kysely opens a transaction here for PostgreSQL only, but the embedded database undoes schema changes just as well
  if (db.isTransaction) await migrate(db)
  else await db.transaction().execute(migrate)
}

async function migrate(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl

  await sql`alter table posts add column position bigint not null default 0`.execute(db)
  await sql`update posts set position = placed.position
    from (
      select owner_id, id, created_at * 1024 + row_number() over (partition by created_at order by id) - 1 as position
      from posts
    ) as placed
    where posts.owner_id = placed.owner_id and posts.id = placed.id`.execute(db)
  await db.schema.createIndex('posts_owner_position').unique().on('posts').columns(['owner_id', 'position']).execute()
  await db.schema
    .createIndex('posts_owner_model_position')
    .on('posts')
    .columns(['owner_id', 'ai_model', 'position'])
    .execute()
  await db.schema.dropIndex('posts_owner_created').execute()

  await (isPostgres ? createPostgresSearch(db) : createSqliteSearch(db))
  await fillSearch(db, isPostgres)
  // after filling, which is quicker
  if (isPostgres) await sql`create index post_search_words on post_search using gin (words)`.execute(db)
}

/** The larger target keeps a post's words in its row: reading posts one by one for a common word then stays quick. */
async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create table post_search (
    owner_id text not null,
    rowid bigint not null,
    words tsvector not null,
    constraint post_search_key primary key (owner_id, rowid),
    constraint post_search_post foreign key (owner_id, rowid)
      references posts (owner_id, position) on delete cascade
  ) with (toast_tuple_target = 8160)`.execute(db)
}

/**
 * An index without the text and without positions (detail=none). The tokenizer keeps our tokens whole. Row ids of the
 * index are unique among all owners.
 */
async function createSqliteSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('posts_position').unique().on('posts').column('position').execute()
  await sql`create virtual table post_search using fts5(
    owner_id unindexed, words, content='', contentless_delete=1, detail=none,
    tokenize="ascii tokenchars '_-.'", prefix='${sql.raw(indexedBeginnings.join(' '))}'
  )`.execute(db)
  await sql`create trigger posts_leave_search after delete on posts begin
    delete from post_search where rowid = old.position;
  end`.execute(db)
}

interface OldPost {
  owner_id: string
  position: number
  title: string
  content: string
  ai_model: string
}

async function fillSearch(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const batchSize = 500
  for (let last = { owner_id: '', position: 0 }; ; ) {
    const { rows } = await sql<OldPost>`select owner_id, position, title, content, ai_model from posts
      where (owner_id, position) > (${last.owner_id}, ${last.position})
      order by owner_id, position limit ${batchSize}`.execute(db)
    const final = rows.at(-1)
    if (!final) return
    const values = rows.map((post) => {
      const tokens = tokensOfPost(post).join(' ')
      const words = isPostgres ? sql`array_to_tsvector(string_to_array(${tokens}, ' '))` : sql`${tokens}`
      return sql`(${post.owner_id}, ${post.position}, ${words})`
    })
    await sql`insert into post_search (owner_id, rowid, words) values ${sql.join(values)}`.execute(db)
    last = final
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  if (!isPostgres) {
    await sql`drop trigger posts_leave_search`.execute(db)
    await db.schema.dropIndex('posts_position').execute()
  }
  await db.schema.dropTable('post_search').execute()
  await db.schema.dropIndex('posts_owner_model_position').execute()
  await db.schema.dropIndex('posts_owner_position').execute()
  await db.schema.alterTable('posts').dropColumn('position').execute()
  await db.schema.createIndex('posts_owner_created').on('posts').columns(['owner_id', 'created_at', 'id']).execute()
}

/**
 * How a post was turned into tokens when this migration was released. If the product's tokens change, a later migration
 * rebuilds the index.
 */

const ownerCharacters = 12
const wordCharacters = 64
/** Prefix lengths, in characters of a token, that SQLite indexes; longer prefixes are merged at query time. */
const indexedBeginnings = Array.from({ length: 10 }, (_, index) => ownerCharacters + 1 + index)

function tokensOfPost(post: OldPost): string[] {
  const prefix = post.owner_id.replaceAll('-', '').slice(0, ownerCharacters)
  const words = [...new Set([...wordsIn(post.title), ...wordsIn(post.content)])]
  return [...words.map((word) => prefix + word), `${prefix}_${post.ai_model}`]
}

function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Variation_Selector}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}|\p{Regional_Indicator}/gu) ?? []
  return words.map((word) => Array.from(word).slice(0, wordCharacters).join(''))
}
