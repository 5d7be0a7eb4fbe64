import { type Kysely, sql } from 'kysely'

/**
 * Several people at work on one post or visual. A working copy belongs to whoever typed it, and knows the version it
 * began from; of a visual it is known who saved it and who has it open. A working copy in a team goes to the post's
 * author, since nobody else is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCopies(db, 'new_working_copies', { arePersonal: true })
  await sql`insert into new_working_copies (owner_id, post_id, user_id, begun_from, content, title, editor, saved_at)
    select copy.owner_id, copy.post_id, coalesce(workspaces.user_id, posts.created_by), posts.version,
      copy.content, copy.title, copy.editor, copy.saved_at
    from working_copies as copy
    join posts on posts.owner_id = copy.owner_id and posts.id = copy.post_id
    join workspaces on workspaces.id = copy.owner_id
    where coalesce(workspaces.user_id, posts.created_by) is not null`.execute(db)
  await db.schema.dropTable('working_copies').execute()
  await db.schema.alterTable('new_working_copies').renameTo('working_copies').execute()
  await db.schema.createIndex('working_copies_user').on('working_copies').column('user_id').execute()

  await sql`alter table visuals add column saved_by text references users (id) on delete set null`.execute(db)
  await db.schema
    .createTable('visual_editors')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('visual_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('visual_editors_key', ['owner_id', 'visual_id'])
    .addForeignKeyConstraint('visual_editors_visual', ['owner_id', 'visual_id'], 'visuals', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('visual_editors_user').on('visual_editors').column('user_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('visual_editors').execute()
  await db.schema.alterTable('visuals').dropColumn('saved_by').execute()

  await createCopies(db, 'old_working_copies', { arePersonal: false })
  await sql`insert into old_working_copies (owner_id, post_id, content, title, editor, saved_at)
    select owner_id, post_id, content, title, editor, saved_at from working_copies as copy
    where not exists (select 1 from working_copies as later where later.owner_id = copy.owner_id
      and later.post_id = copy.post_id and (later.saved_at, later.user_id) > (copy.saved_at, copy.user_id))`.execute(db)
  await db.schema.dropTable('working_copies').execute()
  await db.schema.alterTable('old_working_copies').renameTo('working_copies').execute()
}

async function createCopies(db: Kysely<unknown>, table: string, { arePersonal }: { arePersonal: boolean }) {
  const prefix = arePersonal ? 'own_' : ''
  const person = arePersonal
    ? sql`user_id text not null references users (id) on delete cascade, begun_from integer,`
    : sql``
  await sql`create table ${sql.table(table)} (
    owner_id text not null,
    post_id text not null,
    ${person}
    content text not null,
    title text,
    editor text not null,
    saved_at bigint not null,
    constraint ${sql.ref(`${prefix}working_copies_key`)}
      primary key (owner_id, post_id ${arePersonal ? sql`, user_id` : sql``}),
    constraint ${sql.ref(`${prefix}working_copies_post`)}
      foreign key (owner_id, post_id) references posts (owner_id, id) on delete cascade
  )`.execute(db)
}
