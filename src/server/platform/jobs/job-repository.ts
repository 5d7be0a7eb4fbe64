import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import { dayMs } from '#shared/time/durations'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { isLeaseOver, leaseMs } from '../database/leases.ts'
import type { MomentRule } from '../database/moments.ts'
import type { Tables } from '../database/schema.ts'

/** Queued jobs. Times are epoch ms. A job is waiting, leased to one process, or given up; a finished one is deleted. */

/** The longest that a job may be put off. Work that is due later belongs in its feature's own table. */
export const longestDelayMs = dayMs

export interface ClaimedJob {
  id: string
  name: string
  /** JSON. */
  payload: string
  /** Including this run. */
  attempts: number
  /** Identifies the lease. */
  lease: string
}

export interface GivenUpJob {
  id: string
  name: string
  gaveUpAt: number
  attempts: number
  lastError: string | null
}

/** Numbers of the queued jobs of one name. */
export interface QueueCount {
  name: string
  /** Due, and not leased. */
  waiting: number
  /** When the longest-waiting job was due; null when none waits. */
  oldestDueAt: number | null
  /** Leased by a process. */
  running: number
  /** Due later, mostly after a failure. */
  later: number
  gaveUp: number
}

export async function insertJob(db: Database, job: { name: string; payload: object; runAt: number }): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ id: randomUUID(), name: job.name, payload: JSON.stringify(job.payload), run_at: job.runAt, attempts: 0 })
    .execute()
}

function isDue(now: number) {
  return (column: ExpressionBuilder<Tables, 'jobs'>) =>
    column.and([column('gave_up_at', 'is', null), column('run_at', '<=', now), isLeaseOver('locked_until', now)])
}

/** The names of jobs that could be claimed now. Uses index jobs_waiting. */
export async function listDueNames(db: Database, now: number): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select('name').distinct().where(isDue(now)).execute()
  return rows.map((row) => row.name)
}

/** Claims the longest-due job of these names, in one statement so that no two processes get it. */
export async function claimJob(db: Database, names: readonly string[], now: number): Promise<ClaimedJob | undefined> {
  if (names.length === 0) return undefined
  const lease = randomUUID()
  const claimed = await db
    .updateTable('jobs')
    .set((column) => ({ locked_until: now + leaseMs, locked_by: lease, attempts: column('attempts', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where(isDue(now))
        .where('name', 'in', names)
        .orderBy('run_at')
        .limit(1)
        .$if(isPostgres(db), (each) => each.forUpdate().skipLocked()),
    )
    .returning(['id', 'name', 'payload', 'attempts'])
    .executeTakeFirst()
  return claimed && { ...claimed, lease }
}

/** Renews leases. @returns those that still hold */
export async function renewLeases(db: Database, leases: readonly string[], now: number): Promise<string[]> {
  const rows = await db
    .updateTable('jobs')
    .set({ locked_until: now + leaseMs })
    .where('locked_by', 'in', leases)
    .returning('locked_by')
    .execute()
  return rows.flatMap((row) => row.locked_by ?? [])
}

/** Does nothing when the lease was lost to another process. */
export async function deleteFinished(db: Database, job: ClaimedJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).where('locked_by', '=', job.lease).execute()
}

/** Releases a job, to be claimed again at `runAt`. */
export async function releaseJob(
  db: Database,
  job: ClaimedJob,
  change: { runAt: number; attempts: number; error?: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      run_at: change.runAt,
      attempts: change.attempts,
      locked_until: null,
      locked_by: null,
      ...(change.error !== undefined && { last_error: change.error }),
    })
    .where('id', '=', job.id)
    .where('locked_by', '=', job.lease)
    .execute()
}

/** Gives a job up: it stays for an administrator, and no process claims it until one restarts it. */
export async function giveUpJob(db: Database, job: ClaimedJob, error: string, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ gave_up_at: now, locked_until: null, locked_by: null, last_error: error })
    .where('id', '=', job.id)
    .where('locked_by', '=', job.lease)
    .execute()
}

/**
 * Gives up every waiting job, so that an administrator decides.
 * @param rule.except names of jobs that continue
 * @returns how many
 */
export async function giveUpWaitingJobs(
  db: Database,
  { except, error, now }: { except: readonly string[]; error: string; now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ gave_up_at: now, locked_until: null, locked_by: null, last_error: error })
    .where('gave_up_at', 'is', null)
    .where('name', 'not in', except)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Newest first. */
export async function listGivenUp(db: Database, limit: number): Promise<GivenUpJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'name', 'gave_up_at', 'attempts', 'last_error'])
    .where('gave_up_at', 'is not', null)
    .orderBy('gave_up_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    gaveUpAt: row.gave_up_at ?? 0,
    attempts: row.attempts,
    lastError: row.last_error,
  }))
}

/** Restarts a given-up job with its full number of attempts. @returns its name; undefined when there is none */
export async function restartGivenUp(db: Database, id: string, now: number): Promise<string | undefined> {
  const row = await db
    .updateTable('jobs')
    .set({ gave_up_at: null, run_at: now, attempts: 0 })
    .where('id', '=', id)
    .where('gave_up_at', 'is not', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** @returns its name; undefined when no given-up job has this id */
export async function deleteGivenUp(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('gave_up_at', 'is not', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Numbers of queued jobs, by name. */
export async function countJobs(db: Database, now: number): Promise<QueueCount[]> {
  const lives = sql`gave_up_at is null`
  const isHeld = sql`locked_until >= ${now}`
  const isFree = sql`(locked_until is null or locked_until < ${now})`
  const count = (condition: ReturnType<typeof sql>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
  return await db
    .selectFrom('jobs')
    .select([
      'name',
      count(sql`${lives} and ${isFree} and run_at <= ${now}`).as('waiting'),
      sql<number | null>`min(case when ${lives} and ${isFree} and run_at <= ${now} then run_at end)`.as('oldestDueAt'),
      count(sql`${lives} and ${isHeld}`).as('running'),
      count(sql`${lives} and ${isFree} and run_at > ${now}`).as('later'),
      count(sql`gave_up_at is not null`).as('gaveUp'),
    ])
    .groupBy('name')
    .execute()
}

/** Releases a dead process's jobs, where no other process can be alive. */
export async function releaseAll(db: Database): Promise<void> {
  await db.updateTable('jobs').set({ locked_until: null, locked_by: null }).where('locked_by', 'is not', null).execute()
}

/** How far ahead the times of jobs may lie. A given-up job runs only when an administrator restarts it. */
export const jobMoments: readonly MomentRule[] = [
  {
    table: 'jobs',
    column: 'run_at',
    farthestMs: longestDelayMs,
    becomes: { run_at: 'now' },
    where: sql<boolean>`gave_up_at is null`,
  },
  { table: 'jobs', column: 'locked_until', farthestMs: leaseMs, becomes: { locked_until: null, locked_by: null } },
]
