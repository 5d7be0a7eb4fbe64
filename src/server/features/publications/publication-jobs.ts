import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/job'

/** What publications ask to be done soon. */

/** Tell the author by mail what became of a post. */
export const sendPublicationNoticeJob = defineJob({
  name: 'tell-of-publication',
  lane: 'mail',
  payload: z.object({
    ownerId: z.string(),
    publicationId: z.string(),
    kind: z.enum(['published', 'failed', 'unconfirmed', 'missed', 'waiting']),
  }),
})
