import { z } from 'zod'
import { StorageFailure } from '#server/adapters/files/files'
import type { Context } from '#server/context/context'
import { defineJob, handleJob } from '#server/platform/jobs/job'

export const removeFolderJob = defineJob({
  name: 'remove-folder',
  lane: 'files',
  payload: z.object({ folder: z.string() }),
})

/**
 * Removes files that no row names any more: those that are known now, and what else their folder holds soon after, for
 * nobody should wait for the list of a bucket. What can't be reached now is removed later as well.
 */
export async function removeFolder(ctx: Context, folder: string, known: readonly string[] = []): Promise<void> {
  await ctx.jobs.add(removeFolderJob, { folder })
  try {
    for (const key of known) await ctx.files.remove(key)
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    ctx.log.warn({ err: error, folder }, 'files could not be removed; it is tried again')
  }
}

export const folderJobs = [handleJob(removeFolderJob, (ctx: Context, { folder }) => ctx.files.removeFolder(folder))]
