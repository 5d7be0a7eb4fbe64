import { z } from 'zod'

/** The server's state, for administrators: /admin/system. Times are ISO, sizes bytes. */

const count = z.number().int()

const GivenUpJob = z.object({
  id: z.string(),
  /** The job's name in the queue, such as 'deliver-mail'. */
  name: z.string(),
  gaveUpAt: z.string(),
  attempts: count,
  /** The last attempt's error, without addresses and texts. */
  lastError: z.string().nullable(),
})

const SystemState = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  memoryBytes: count,
  /** `sizeBytes` is null if the database does not report it. */
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), sizeBytes: count.nullable() }),
  /** null if it could not be measured. */
  disk: z.object({ freeBytes: count, bytes: count, isLow: z.boolean() }).nullable(),
  /** Why the server is not ready; see /readyz. */
  failedChecks: z.array(z.enum(['database', 'migrations', 'disk', 'files'])),
  /** PUBLISHING=off: nothing is published, mailed or charged. */
  isPublishingOff: z.boolean(),
  lastBackupAt: z.string().nullable(),
  /** The error of the last backup attempt; null if it succeeded. */
  backupFailure: z.string().nullable(),
  /** `unsent` mails wait in the outbox; the mail server rejected the `failed` ones on every attempt. */
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
  /** Of the responding process. */
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
      /** The account's current email; null if no account is known or it is gone. */
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
