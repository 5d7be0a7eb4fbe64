import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/job'

/** What accounts at LinkedIn ask to be done soon. */

/** An account was connected: keep its portrait. */
export const keepPortraitJob = defineJob({
  name: 'keep-linkedin-portrait',
  lane: 'reading',
  payload: z.object({ ownerId: z.string(), accountId: z.string() }),
  retry: { attempts: 3 },
})

/** An account's token ends soon; `expiresAt` says which token is meant. */
export const sendExpiryReminderJob = defineJob({
  name: 'remind-of-linkedin',
  lane: 'mail',
  payload: z.object({ ownerId: z.string(), accountId: z.string(), expiresAt: z.number() }),
})

/** LinkedIn refused an account's token before its time. */
export const sendAccessEndedJob = defineJob({
  name: 'tell-of-linkedin-end',
  lane: 'mail',
  payload: z.object({ ownerId: z.string(), accountId: z.string() }),
})
