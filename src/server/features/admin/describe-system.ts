import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Context } from '#server/context/context'
import { lastBackups } from '#server/features/backup/backup-records'
import { findFailedChecks, measureDisk, minFreeBytes } from '#server/features/operation/readiness'
import { listSecurityEvents } from '#server/platform/security/security-events'
import { version } from '#server/platform/version'
import type { Answer } from '#shared/contract/contract'
import { toIso } from '#shared/time/iso'

/** How many lines each list shows. */
const maxJobs = 200
const maxEvents = 30

type SystemState = Answer<'getSystem'>

/** The current state of this process, its database and its files. */
export async function describeSystem(ctx: Context): Promise<SystemState> {
  const [disk, failedChecks, queue, givenUp, backups] = await Promise.all([
    measureDisk(ctx).catch(() => null),
    findFailedChecks(ctx),
    ctx.jobs.queue(),
    ctx.jobs.listGivenUp(maxJobs),
    lastBackups(ctx.db),
  ])
  return {
    version,
    node: process.versions.node,
    startedAt: toIso(Date.now() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    database: { kind: ctx.config.database.kind, sizeBytes: await measureDatabase(ctx).catch(() => null) },
    disk: disk && { ...disk, isLow: disk.freeBytes < minFreeBytes },
    failedChecks,
    isPublishingOff: ctx.config.publishing === 'off',
    lastBackupAt: backups.lastGood?.startedAt.toISOString() ?? null,
    backupFailure: backups.lastAttempt?.error ?? null,
    mails: await countMails(ctx, givenUp.filter(({ name }) => name === 'deliver-mail').length),
    lanes: queue.map(({ lane, waiting, oldestDueAt, running, later }) => ({
      lane,
      waiting,
      oldestWaitingAt: oldestDueAt === null ? null : toIso(oldestDueAt),
      running,
      later,
    })),
    givenUp: givenUp.map(({ gaveUpAt, ...job }) => ({ ...job, gaveUpAt: toIso(gaveUpAt) })),
    sweeps: ctx.jobs.sweeps().map(({ name, isRunning, lastEndedAt, lastError, failures }) => ({
      name,
      isRunning,
      lastEndedAt: lastEndedAt === null ? null : toIso(lastEndedAt),
      lastError,
      failures,
    })),
    securityEvents: await listEventsWithPeople(ctx),
  }
}

async function measureDatabase(ctx: Context): Promise<number> {
  const { database } = ctx.config
  if (database.kind === 'sqlite') {
    const sizes = ['', '-wal'].map(async (ending) => (await stat(`${database.file}${ending}`).catch(() => null))?.size)
    return (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? 0), 0)
  }
  const answer = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(ctx.db)
  return Number(answer.rows[0]?.size)
}

async function countMails(ctx: Context, givenUp: number): Promise<SystemState['mails']> {
  const { unsent } = await ctx.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('unsent'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { isConfigured: ctx.mailer.isConfigured, unsent: Number(unsent), failed: givenUp }
}

/** Events keep only an account's id; its e-mail is looked up while the account exists. */
async function listEventsWithPeople(ctx: Context): Promise<SystemState['securityEvents']> {
  const events = await listSecurityEvents(ctx.db, maxEvents)
  const ids = [...new Set(events.flatMap(({ userId }) => userId ?? []))]
  const people =
    ids.length === 0 ? [] : await ctx.db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return events.map(({ id, at, event, userId }) => ({
    id,
    at: toIso(at),
    event,
    person: userId === null ? null : (emails.get(userId) ?? null),
  }))
}
