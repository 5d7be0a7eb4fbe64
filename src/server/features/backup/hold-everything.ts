import { removeFilesJob } from '#server/features/accounts/links/account-jobs'
import { removeFolderJob } from '#server/features/accounts/links/remove-folder'
import { endTemporaryAccess } from '#server/features/accounts/rights/temporary-access-repository'
import { skipDueReminders } from '#server/features/linkedin/reminder-repository'
import { addNotification } from '#server/features/notifications/notification-repository'
import { readCitedPagesJob } from '#server/features/posts/sources/read-cited-pages'
import { holdComments } from '#server/features/publishing/comment-repository'
import { holdUnfinished } from '#server/features/publishing/hold-repository'
import { holdDeliveries } from '#server/features/webhooks/delivery-repository'
import type { Database } from '#server/platform/database/database'
import { listColumns } from '#server/platform/database/whole-tables'
import { skipEvents } from '#server/platform/events/event-repository'
import { giveUpWaitingJobs } from '#server/platform/jobs/job-repository'
import { personOf } from '#shared/contract/ids'

/** What was held in a database that went back in time. */
export interface HeldBack {
  /** Publications that wait for their authors. */
  publications: number
  authors: number
  /** Jobs with mails and calls to others, which wait for an administrator. */
  jobs: number
  /** Sessions that ended. */
  sessions: number
}

/** Jobs that only clean up here, or read: repeating them does no harm. */
const harmless = [removeFilesJob, removeFolderJob, readCitedPagesJob].map(({ name }) => name)

/**
 * Keeps a database that went back to an earlier state from acting by itself: nobody knows what was sent, cancelled or
 * corrected since. Publications wait for their authors, messages to webhooks are not sent, jobs that would mail or call someone wait for an administrator,
 * and everyone signs in again. Call it in a transaction, before anything acts on the database.
 */
export async function holdEverything(db: Database, now: number): Promise<HeldBack> {
  const columns = await listColumns(db)
  const sessions = await endTemporaryAccess(db, columns)
  const jobs = await giveUpWaitingJobs(db, {
    except: harmless,
    error: 'The server went back to an earlier state.',
    now,
  })
  if (columns.has('event_cursors')) await skipEvents(db)
  if (columns.has('linkedin_accounts')) await skipDueReminders(db, now)
  if (columns.has('first_comments')) await holdComments(db)
  if (columns.has('webhook_deliveries')) await holdDeliveries(db)
  const held = columns.has('publications') ? await holdUnfinished(db) : []
  for (const { ownerId } of held) {
    await addNotification(db, {
      ownerId: personOf(ownerId),
      kind: 'held',
      reason: { name: 'publicationsHeld', values: {} },
      at: now,
    })
  }
  return { publications: held.reduce((sum, { count }) => sum + count, 0), authors: held.length, jobs, sessions }
}
