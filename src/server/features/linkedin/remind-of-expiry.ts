import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/user-repository'
import { addNotice } from '#server/features/notices/notice-repository'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { because } from '#shared/errors/reason'
import { wallTimeOf } from '#shared/time/wall-time'
import { sendExpiryReminderJob } from './linkedin-jobs.ts'
import { type DueReminder, listDueReminders, takeReminder } from './reminder-repository.ts'

const batch = 100

/**
 * Tells people whose connection ends in fourteen, seven or one day, by mail and by the bell, and by the bell that it has
 * ended: each once, also with several processes. Who was not told for longer, as the server was down, is told once.
 */
export async function remindOfExpiry(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const reminder of await listDueReminders(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    const { ownerId, accountId, expiresAt, days } = reminder
    await inTransaction(ctx.db, async (db) => {
      if (!(await takeReminder(db, reminder))) return
      await ringBell(db, reminder, ctx.now())
      if (days > 0) await ctx.jobs.add(sendExpiryReminderJob, { ownerId, accountId, expiresAt }, { db })
    })
  }
}

async function ringBell(db: Database, { ownerId, accountId, name, expiresAt, days }: DueReminder, at: number) {
  const about = { ownerId, accountId, at }
  const user = await findUser(db, ownerId)
  if (!user) return
  if (days === 0) {
    return await addNotice(db, { ...about, kind: 'token-over', reason: because('linkedinEnded', { account: name }) })
  }
  const day = wallTimeOf(expiresAt, user.timeZone).slice(0, 10)
  await addNotice(db, { ...about, kind: 'token-ends', reason: because('linkedinEndsSoon', { account: name, day }) })
}
