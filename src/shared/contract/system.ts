import { z } from 'zod'

/** The state of the server, for administrators: /admin/system. Moments are ISO, sizes bytes. */

const count = z.number().int()

const GivenUpJob = z.object({
  id: z.string(),
  /** As it stands in the queue, like 'deliver-mail'. */
  name: z.string(),
  gaveUpAt: z.string(),
  attempts: count,
  /** What the last attempt ended with, without addresses and texts. */
  lastError: z.string().nullable(),
})

const SystemState = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  memoryBytes: count,
  /** `sizeBytes` is null where the database does not tell. */
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), sizeBytes: count.nullable() }),
  /** null: it could not be measured. */
  disk: z.object({ freeBytes: count, bytes: count, isLow: z.boolean() }).nullable(),
  /** What keeps the server from being ready; see /readyz. */
  failedChecks: z.array(z.enum(['database', 'migrations', 'disk', 'files'])),
  /** PUBLISHING=off: nothing is published, mailed or charged. */
  isPublishingOff: z.boolean(),
  lastBackupAt: z.string().nullable(),
  /** What went wrong when a backup was last tried; null when nothing did. */
  backupFailure: z.string().nullable(),
  /** `unsent` wait in the outbox; of `failed` the mail server did not take any, however often it was asked. */
  mails: z.object({ isConfigured: z.boolean(), unsent: count, failed: count }),
  lanes: z.array(
    z.object({
      lane: z.enum(['mail', 'reading', 'payments', 'files', 'unknown']),
      waiting: count,
      oldestWaitingAt: z.string().nullable(),
      running: count,
      later: count,
    }),
  ),
  givenUp: z.array(GivenUpJob),
  /** Of the process that answers. */
  sweeps: z.array(
    z.object({
      name: z.string(),
      isRunning: z.boolean(),
      lastEndedAt: z.string().nullable(),
      lastError: z.string().nullable(),
      failures: count,
    }),
  ),
  securityEvents: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      event: z.string(),
      /** The account's e-mail as it is now; null: no account is known, or it is gone. */
      person: z.string().nullable(),
    }),
  ),
})

const JobId = z.object({ id: z.string().max(64) })

export const systemContract = {
  getSystem: { answer: SystemState },
  retryJob: { params: JobId },
  removeJob: { params: JobId },
}
