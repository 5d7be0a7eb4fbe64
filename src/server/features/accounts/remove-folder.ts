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
 * Removes files that no row names any more; when files can't be reached now, later, for nobody would ask again.
 */
export async function removeFolder(ctx: Context, folder: string): Promise<void> {
  try {
    await ctx.files.removeFolder(folder)
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    ctx.log.warn({ err: error, folder }, 'files could not be removed; it is tried again')
    await ctx.jobs.add(removeFolderJob, { folder })
  }
}

export const folderJobs = [handleJob(removeFolderJob, (ctx: Context, { folder }) => ctx.files.removeFolder(folder))]
