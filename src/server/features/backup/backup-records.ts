import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { dayMs, hourMs } from '#shared/time/durations'

/** Records of the backups that this installation made: for administrators, and to make only one at a time. */

export interface BackupRecord {
  startedAt: Date
  /** null: in progress, or its process died. */
  finishedAt: Date | null
  file: string | null
  sizeBytes: number | null
  /** What went wrong; null for a success. */
  error: string | null
}

const rememberedMs = 90 * dayMs
/** How long after a failure the same span of time is tried again. */
const retryMs = hourMs
/** A backup in progress for longer than this is dead. */
const longestMs = 6 * hourMs

/** The newest complete backup and the newest attempt, which may be the same; null: never. */
export async function lastBackups(
  db: Database,
): Promise<{ lastGood: BackupRecord | null; lastAttempt: BackupRecord | null }> {
  const newest = db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').limit(1)
  const good = await newest.where('finished_at', 'is not', null).where('error', 'is', null).executeTakeFirst()
  const attempt = await newest.executeTakeFirst()
  return { lastGood: good ? toRecord(good) : null, lastAttempt: attempt ? toRecord(attempt) : null }
}

/**
 * Claims the backup of a span for this process, unless another process has claimed it, has made it, or has just failed.
 * @param id names the span of time
 */
export async function takeBackup(db: Database, id: string, now: number): Promise<boolean> {
  const taken = { started_at: now, finished_at: null, file: null, size_bytes: null, error: null }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backups')
    .values({ id, ...taken })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return true
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set(taken)
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row.and([row('error', 'is not', null), row('finished_at', '<', now - retryMs)]),
        row.and([row('finished_at', 'is', null), row('started_at', '<', now - longestMs)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Releases a claim whose backup could not be begun or finished. */
export async function releaseBackup(db: Database, id: string): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).where('finished_at', 'is', null).execute()
}

export type BackupOutcome = { file: string; sizeBytes: number } | { error: string }

/** @param startedAt tells this attempt from a later one of the same span */
export async function endBackup(
  db: Database,
  id: string,
  times: { startedAt: number; now: number },
  outcome: BackupOutcome,
): Promise<void> {
  await db
    .updateTable('backups')
    .set({ finished_at: times.now, ...columnsOf(outcome) })
    .where('id', '=', id)
    .where('started_at', '=', times.startedAt)
    .execute()
  await db
    .deleteFrom('backups')
    .where('started_at', '<', times.now - rememberedMs)
    .execute()
}

/** Records a backup made by hand. */
export async function noteBackup(
  db: Database,
  times: { startedAt: number; now: number },
  outcome: BackupOutcome,
): Promise<void> {
  const row = { id: `by hand ${randomUUID()}`, started_at: times.startedAt, finished_at: times.now }
  await db
    .insertInto('backups')
    .values({ ...row, ...columnsOf(outcome) })
    .execute()
}

function columnsOf(outcome: BackupOutcome) {
  if ('error' in outcome) return { file: null, size_bytes: null, error: outcome.error.slice(0, 1_000) }
  return { file: outcome.file, size_bytes: outcome.sizeBytes, error: null }
}

function toRecord(row: Row<'backups'>): BackupRecord {
  return {
    startedAt: new Date(row.started_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
    file: row.file,
    sizeBytes: row.size_bytes,
    error: row.error,
  }
}
