import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/job'
import { userIdField } from '#shared/contract/id-fields'

/** Jobs that LinkedIn accounts queue. */

/** An account was connected: store its portrait. */
export const keepPortraitJob = defineJob({
  name: 'keep-linkedin-portrait',
  lane: 'reading',
  payload: z.object({ ownerId: userIdField, accountId: z.string() }),
  retry: { attempts: 3 },
})
