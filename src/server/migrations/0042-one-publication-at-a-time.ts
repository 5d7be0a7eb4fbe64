import { type Kysely, sql } from 'kysely'

/**
 * A post has at most one publication under way per account, and a request id names one publication. Of several under
 * way, the one that may already be published stays, else the earliest; the others are cancelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update publications
    set state = 'cancelled', next_at = null, lease = null, leased_until = null,
      reason = '{"name":"publicationTwice","values":{}}'
    where id in (
      select id from (
        select id, row_number() over (
          partition by owner_id, post_id, account_id
          order by case state when 'sending' then 0 when 'unconfirmed' then 0 when 'armed' then 1 else 2 end, created_at, id
        ) as place
        from publications where state in (${sql.raw(open)})
      ) as ranked
      where place > 1
    )`.execute(db)
  await sql`create unique index publications_one_open on publications (owner_id, post_id, account_id)
    where state in (${sql.raw(open)})`.execute(db)
  await db.schema.createIndex('publications_id').unique().on('publications').column('id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('publications_id').execute()
  await db.schema.dropIndex('publications_one_open').execute()
}

const open = "'scheduled', 'claimed', 'uploading', 'armed', 'sending', 'unconfirmed', 'held'"
