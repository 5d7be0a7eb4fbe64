import { z } from 'zod'
import type { Context } from '#server/context/context'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { workspaceIdField } from '#shared/contract/id-fields'
import { postFileKey } from './post-file-keys.ts'
import { findPostFile } from './post-file-repository.ts'

/**
 * Deletes the bytes of a file that has no row: it was removed from its post, or its upload was cut off. The job is retried
 * while the storage cannot be reached.
 */
export const removeUnkeptFileJob = defineJob({
  name: 'remove-unkept-post-file',
  lane: 'files',
  payload: z.object({ ownerId: workspaceIdField, postId: z.string(), id: z.string() }),
})

export const fileJobs = [
  handleJob(removeUnkeptFileJob, async (ctx: Context, place) => {
    if (await findPostFile(ctx.db, place, place.id)) return
    for (const part of ['file', 'preview'] as const) await ctx.files.remove(postFileKey(place, part))
  }),
]
