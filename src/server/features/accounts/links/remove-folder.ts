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
 * Deletes files that no row names any more: the known ones now, and the rest of their folder in a later job, because
 * listing a bucket is slow. A file that can't be reached now is also left to the job.
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
