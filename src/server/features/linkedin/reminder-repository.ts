import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import { linkedinLimits } from '#shared/rules/linkedin'
import { dayMs } from '#shared/time/durations'

/**
 * Accounts whose token ends soon or has ended, with a reminder due: fourteen, seven and one day before, and at its end.
 */

const momentsDays = [...linkedinLimits.reminderDays, 0]
/** Of those whose token is renewed: only when that has failed. */
const renewedMomentsDays = [...linkedinLimits.unrenewedReminderDays, 0]
/** As `isRenewed`. */
const isRenewed = sql<boolean>`(sealed_refresh is not null
  and refresh_ends_at > expires_at - cast(${linkedinLimits.renewDays * dayMs} as bigint))`

export interface DueReminder {
  ownerId: UserId
  accountId: string
  name: string
  expiresAt: number
  /** How many days before its end: the last such moment that has come; 0: it has ended. */
  days: number
}

/** Soonest end first. Uses index linkedin_accounts_expires. */
export async function listDueReminders(db: Database, now: number, limit: number): Promise<DueReminder[]> {
  const rows = await db
    .selectFrom('linkedin_accounts')
    .select(['owner_id', 'id', 'name', 'expires_at', sql<boolean | 0 | 1>`${isRenewed}`.as('is_renewed')])
    .where('refused_at', 'is', null)
    .where((row) => {
      const isDue = (days: number) =>
        row.and([
          row('expires_at', '<=', now + days * dayMs),
          row.or([row('reminded_days', 'is', null), row('reminded_days', '>', days)]),
        ])
      return row.or([
        row.and([row.not(isRenewed), row.or(momentsDays.map(isDue))]),
        row.and([isRenewed, row.or(renewedMomentsDays.map(isDue))]),
      ])
    })
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ownerId: row.owner_id,
    accountId: row.id,
    name: row.name,
    expiresAt: row.expires_at,
    days: Math.min(
      ...(row.is_renewed ? renewedMomentsDays : momentsDays).filter((days) => row.expires_at <= now + days * dayMs),
    ),
  }))
}

/** Marks every reminder that is due by now as sent: after a step back in time it may have been. */
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

/** False when another process was faster, or a new token came meanwhile. */
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
