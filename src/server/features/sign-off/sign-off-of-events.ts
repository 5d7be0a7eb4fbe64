import { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Subscriber } from '#server/platform/events/event'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { workspaceIdField } from '#shared/contract/id-fields'
import { signOff } from './sign-off.ts'

/** It reads much and checks every claim, which must not hold up what else follows an event. */
const signOffJob = defineJob({
  name: 'sign-off',
  lane: 'reading',
  payload: z.object({ ownerId: workspaceIdField, postId: z.string() }),
  retry: { attempts: 10 },
})

export const signOffJobs = [
  handleJob(signOffJob, async (ctx: Context, { ownerId, postId }) => await signOff(ctx, ownerId, postId)),
]

/** Signs off what was published. */
export const signOffOfEvents: Subscriber<Context> = {
  name: 'sign-off',
  when: 'in-transaction',
  on: {
    'post.published': async (ctx, { workspaceId: ownerId, subject: postId }) => {
      if (ownerId) await ctx.jobs.add(signOffJob, { ownerId, postId }, { db: ctx.db })
    },
  },
}
