import { type Kysely, sql } from 'kysely'

/**
 * Jobs gain their lease's holder and the time they gave up, which was stored as a run time in the far future. Queued
 * jobs keep their place and run unchanged; those that had given up get this migration's time, because the real one is
 * unknown. A job whose process was stopped is free at once. Security events get a separate table; earlier ones in the
 * log are not imported.
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
