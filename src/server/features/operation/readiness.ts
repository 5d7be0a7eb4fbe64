import { statfs } from 'node:fs/promises'
import type { Context } from '#server/context/context'
import { checkWritable } from '#server/platform/database/check-writable'
import { isMigrated } from '#server/platform/database/migrate'
import { operation } from '#shared/rules/operation'

/** The conditions for sending requests to this process. */
export type ReadinessCheck = 'database' | 'migrations' | 'disk' | 'files'

/**
 * Not a condition: without its files a process still does most of its work, and all other processes share the storage.
 */
export function isReadyDespite(failed: readonly ReadinessCheck[]): boolean {
  return failed.every((check) => check === 'files')
}

export const minFreeBytes = operation.freeDiskMegabytes * 1_000_000
const longestMs = 5_000

/** Names of the failing checks, in a fixed order. A check without an answer in five seconds fails. */
export async function findFailedChecks(ctx: Context): Promise<ReadinessCheck[]> {
  const checks: [ReadinessCheck, () => Promise<boolean>][] = [
    ['database', () => isWritable(ctx)],
    ['migrations', () => isMigrated(ctx.db)],
    ['disk', async () => (await measureDisk(ctx)).freeBytes >= minFreeBytes],
    ['files', () => areFilesReachable(ctx)],
  ]
  const outcomes = await Promise.all(checks.map(([, check]) => inTime(check)))
  return checks.flatMap(([name], place) => (outcomes[place] ? [] : [name]))
}

/** The disk under the data directory, as far as this process may use it. */
export async function measureDisk(ctx: Context): Promise<{ freeBytes: number; bytes: number }> {
  const { bavail, blocks, bsize } = await statfs(ctx.config.dataDir)
  return { freeBytes: bavail * bsize, bytes: blocks * bsize }
}

async function isWritable(ctx: Context): Promise<boolean> {
  await checkWritable(ctx.db, ctx.now())
  return true
}

async function areFilesReachable(ctx: Context): Promise<boolean> {
  await ctx.files.check()
  return true
}

async function inTime(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, longestMs, false)
  })
  const outcome = await Promise.race([check().catch(() => false), late])
  clearTimeout(timer)
  return outcome
}
