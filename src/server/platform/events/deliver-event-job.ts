import { z } from 'zod'
import { eventNames } from '#shared/contract/events'
import { userIdField, workspaceIdField } from '#shared/contract/id-fields'
import { defineJob } from '../jobs/job.ts'
import type { StoredEvent } from './event.ts'

/** Delivers one event to one subscriber that failed to handle it in turn. */
export const deliverEventJob = defineJob({
  name: 'deliver-event',
  lane: 'files',
  payload: z.object({
    subscriber: z.string(),
    event: z.object({
      id: z.number(),
      name: z.enum(eventNames),
      workspaceId: workspaceIdField.nullable(),
      actor: userIdField.nullable(),
      subject: z.string(),
      payload: z.custom<StoredEvent['payload']>(),
      at: z.number(),
    }),
  }),
})
