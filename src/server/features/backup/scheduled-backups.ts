import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#server/context/context'
import { halfOf } from '#server/platform/archive/write-archive'
import { runChild } from '#server/platform/confined/run-child'
import { builtScript } from '#server/platform/files-of-product'
import { flushFolder } from '#server/platform/flush'
import { dayMs, hourMs } from '#shared/time/durations'
import type { BackupOrder } from './backup-child.ts'
import { endBackup, releaseBackup, takeBackup } from './backup-records.ts'
import { backupProcessBytes, type MadeBackup } from './make-backup.ts'

const childScript = builtScript('features/backup/backup-child')
const megabyte = 1024 * 1024

/**
 * Makes the backup of this span of time, if the settings ask for one and no process has made it: in a child process,
 * under a temporary name until it is complete; then the oldest ones are deleted. The outcome is recorded and logged.
 * @returns whether one was made
 */
export async function backUpOnSchedule(ctx: Context, signal: AbortSignal): Promise<boolean> {
  const { backups } = ctx.config
  if (!backups) return false
  const startedAt = ctx.now()
  const id = `every ${backups.everyMs / hourMs} h, ${Math.floor(startedAt / backups.everyMs)}`
  if (!(await takeBackup(ctx.db, id, startedAt))) return false
  const file = join(backups.folder, nameFor(startedAt))
  try {
    await mkdir(backups.folder, { recursive: true, mode: 0o700 })
    const made = await makeInChild(ctx, file, signal)
    await endBackup(ctx.db, id, { startedAt, now: ctx.now() }, { file: made.file, sizeBytes: made.bytes })
    ctx.log.info({ file: made.file, bytes: made.bytes, rows: made.rows, files: made.files }, 'a backup was made')
    await removeOldest(backups.folder, backups.kept)
    return true
  } catch (cause) {
    // its process may have been killed halfway
    await rm(halfOf(file), { force: true }).catch(() => undefined)
    if (signal.aborted) {
      await releaseBackup(ctx.db, id) // the next process makes it
      return false
    }
    const error = cause instanceof Error ? cause.message : String(cause)
    ctx.log.error({ err: cause, folder: backups.folder }, 'a backup failed; it is tried again in an hour')
    await endBackup(ctx.db, id, { startedAt, now: ctx.now() }, { error })
    return false
  }
}

async function makeInChild(ctx: Context, file: string, signal: AbortSignal): Promise<MadeBackup> {
  const { database, dataDir, bucket } = ctx.config
  const order: BackupOrder = { database, dataDir, bucket, secret: ctx.secret, file }
  const output = await runChild([Buffer.from(JSON.stringify(order))], {
    script: childScript,
    heapMb: 256,
    timeoutMs: 6 * hourMs,
    maxRssBytes: backupProcessBytes,
    maxOutputBytes: megabyte,
    signal,
    fail: (what, cause) =>
      new Error(`The process that makes backups broke ${what === 'limit' ? 'a limit' : 'off'}: ${cause}`),
  })
  const answer = JSON.parse(output.toString()) as MadeBackup | { error: string }
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

const pattern = /^postwright-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.half)?$/

/** Names sort by time. */
function nameFor(startedAt: number): string {
  return `postwright-${new Date(startedAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** Files without a backup's name stay. */
async function removeOldest(folder: string, kept: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  const whole = names.filter((name) => !name.endsWith('.half'))
  for (const name of whole.slice(0, -kept)) await rm(join(folder, name), { force: true })
  for (const name of names.filter((each) => each.endsWith('.half'))) {
    const found = await stat(join(folder, name)).catch(() => undefined) // finished meanwhile
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(join(folder, name), { force: true })
  }
  await flushFolder(folder)
}
