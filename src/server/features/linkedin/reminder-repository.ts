import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import { linkedinLimits } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'

/** Whose token ends soon or has ended and who was not told so yet, at fourteen, seven and one day before and at its end. */

const momentsDays = [...linkedinLimits.reminderDays, 0]

export interface DueReminder {
  ownerId: UserId
  accountId: string
  name: string
  expiresAt: number
  /** How many before its end: the last such moment that has come; 0: it has ended. */
  days: number
}

/** The one that ends first comes first. Uses index linkedin_accounts_expires. */
export async function listDueReminders(db: Database, now: number, limit: number): Promise<DueReminder[]> {
  const rows = await db
    .selectFrom('linkedin_accounts')
    .select(['owner_id', 'id', 'name', 'expires_at'])
    .where('refused_at', 'is', null)
    .where((row) =>
      row.or(
        momentsDays.map((days) =>
          row.and([
            row('expires_at', '<=', now + days * dayMs),
            row.or([row('reminded_days', 'is', null), row('reminded_days', '>', days)]),
          ]),
        ),
      ),
    )
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ownerId: row.owner_id,
    accountId: row.id,
    name: row.name,
    expiresAt: row.expires_at,
    days: Math.min(...momentsDays.filter((days) => row.expires_at <= now + days * dayMs)),
  }))
}

/** Whatever is due to be told by now counts as told: after a step back in time it may have been. */
export async function skipDueReminders(db: Database, now: number): Promise<void> {
  for (const days of momentsDays) {
    await db
      .updateTable('linkedin_accounts')
      .set({ reminded_days: days })
      .where('expires_at', '<=', now + days * dayMs)
      .where((row) => row.or([row('reminded_days', 'is', null), row('reminded_days', '>', days)]))
      .execute()
  }
}

/** False when someone else was faster, or another token came meanwhile. */
export async function takeReminder(db: Database, { ownerId, accountId, expiresAt, days }: DueReminder) {
  const taken = await db
    .updateTable('linkedin_accounts')
    .set({ reminded_days: days })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .where('expires_at', '=', expiresAt)
    .where((row) => row.or([row('reminded_days', 'is', null), row('reminded_days', '>', days)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
