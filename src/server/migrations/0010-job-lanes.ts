import { type Kysely, sql } from 'kysely'

/**
 * Jobs gain the holder of their lease and the time when they gave up, which was told before by a time to run that never
 * comes. Queued jobs keep their place and run as they are; those that had given up say so from now on, dated to this
 * change because nobody noted when. A job that a process held while it was stopped is free at once.
 *
 * Security events get a table of their own. What the log told of them before is not brought in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('locked_by', 'text').execute()
  await db.schema.alterTable('jobs').addColumn('gave_up_at', 'bigint').execute()
  const now = Date.now()
  const neverComes = sql.lit(Number.MAX_SAFE_INTEGER)
  await sql`update jobs set gave_up_at = ${now}, run_at = ${now} where run_at = ${neverComes}`.execute(db)
  await sql`update jobs set locked_until = null`.execute(db)
  await db.schema.dropIndex('jobs_due').execute()
  await db.schema.createIndex('jobs_waiting').on('jobs').columns(['gave_up_at', 'run_at']).execute()
  await db.schema.createIndex('jobs_locked_by').on('jobs').column('locked_by').execute()

  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .execute()
  await db.schema.createIndex('security_events_at').on('security_events').column('at').execute()
}

export async function down(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable('security_events').execute()
  const neverComes = sql.lit(Number.MAX_SAFE_INTEGER)
  await sql`update jobs set run_at = ${neverComes} where gave_up_at is not null`.execute(db)
  await db.schema.dropIndex('jobs_locked_by').execute()
  await db.schema.dropIndex('jobs_waiting').execute()
  await db.schema.createIndex('jobs_due').on('jobs').column('run_at').execute()
  await db.schema.alterTable('jobs').dropColumn('gave_up_at').execute()
  await db.schema.alterTable('jobs').dropColumn('locked_by').execute()
}
