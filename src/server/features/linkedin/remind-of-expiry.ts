import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { inTransaction } from '#server/platform/database/in-transaction'
import { personalWorkspaceOf } from '#shared/contract/ids'
import { listDueReminders, takeReminder } from './reminder-repository.ts'

const batch = 100

/**
 * Emits for each connection that it ends in fourteen, seven or one day, and that it has ended: each once, also with
 * several processes. Moments missed while the server was down are reported once.
 */
export async function remindOfExpiry(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const reminder of await listDueReminders(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    const { ownerId, accountId, name, expiresAt, days } = reminder
    const where = { workspaceId: personalWorkspaceOf(ownerId), actor: null, subject: accountId }
    await inTransaction(ctx.db, async (db) => {
      if (!(await takeReminder(db, reminder))) return
      if (days > 0) {
        await emit(ctx, db, { ...where, name: 'linkedin-account.expiring', payload: { ownerId, name, expiresAt } })
      } else {
        const payload = { ownerId, name, isRefused: false }
        await emit(ctx, db, { ...where, name: 'linkedin-account.expired', payload })
      }
    })
  }
}
