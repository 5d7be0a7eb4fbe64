import { type Kysely, sql } from 'kysely'

/**
 * Events, stored in the transaction that caused them, and each subscriber's position. Ids increase in the order of
 * writing, positions in the order of committing; null: not assigned yet. A workspace's events are deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl
  const events = db.schema.createTable('events')
  await (isPostgres
    ? events.addColumn('id', 'bigserial', (column) => column.primaryKey())
    : events.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
  )
    .addColumn('workspace_id', 'text', (column) => column.references('workspaces.id').onDelete('cascade'))
    .addColumn('actor', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint')
    .execute()
  await db.schema.createIndex('events_position').on('events').column('position').unique().execute()
  await db.schema.createIndex('events_workspace').on('events').columns(['workspace_id', 'id']).execute()
  await db.schema.createIndex('events_actor').on('events').column('actor').execute()
  await db.schema
    .createTable('event_cursors')
    .addColumn('subscriber', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .execute()
  await turnJobsIntoEvents(db)
}

/** Mails of these two kinds came from jobs of their own. Waiting ones become events, so none is lost. */
async function turnJobsIntoEvents(db: Kysely<unknown>): Promise<void> {
  const events = { 'ask-for-approval': 'account.requested', 'tell-of-approval': 'account.approved' }
  for (const [job, event] of Object.entries(events)) {
    const { rows } = await sql<{ payload: string }>`delete from jobs where name = ${job} and gave_up_at is null
      returning payload`.execute(db)
    for (const { payload } of rows) {
      const { userId } = JSON.parse(payload) as { userId: string }
      await sql`insert into events (workspace_id, name, subject, payload, at)
        select id, ${event}, id, '{}', created_at from users where id = ${userId}`.execute(db)
    }
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('event_cursors').execute()
  await db.schema.dropTable('events').execute()
}
