import type { Context } from '#server/context/context'
import { inTransaction } from '#server/platform/database/in-transaction'
import { sendExpiryReminderJob } from './linkedin-jobs.ts'
import { listDueReminders, takeReminder } from './reminder-repository.ts'

const batch = 100

/**
 * Has people mailed whose connection ends in fourteen, seven or one day: each once, also with several processes. Who was
 * not told for longer, as the server was down, is told once.
 */
export async function remindOfExpiry(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const reminder of await listDueReminders(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    const { ownerId, accountId, expiresAt } = reminder
    await inTransaction(ctx.db, async (db) => {
      if (!(await takeReminder(db, reminder))) return
      await ctx.jobs.add(sendExpiryReminderJob, { ownerId, accountId, expiresAt }, { db })
    })
  }
}
