import { randomUUID } from 'node:crypto'
import { operation } from '#shared/rules/operation'
import { dayMs } from '#shared/time/durations'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/measure.ts'

/** What an operator should be able to find again after an incident (OWASP ASVS 5.0, chapter 16). */
export type SecurityEvent =
  | 'login_failed'
  | 'login_limited'
  | 'password_check_failed'
  | 'second_factor_failed'
  | 'recovery_code_used'
  | 'second_factor_changed'
  | 'password_changed'
  | 'link_used'
  | 'identity_changed'
  | 'role_changed'
  | 'approval_changed'
  | 'account_deleted'
  | 'key_changed'

export interface StoredSecurityEvent {
  id: string
  /** Epoch ms. */
  at: number
  event: string
  userId: string | null
}

const keptMs = operation.securityEventDays * dayMs

/**
 * Writes one line to the log and keeps the event for a while, without e-mail, address or text. Retention goes on by
 * itself, so that this can be called within any transaction and never fails what it is about.
 * @param facts.userId null: no account is known
 */
export function noteSecurityEvent(
  ctx: { log: Log; db: Database; metrics: Metrics; now: () => number },
  event: SecurityEvent,
  { userId }: { userId: string | null },
): void {
  ctx.log.warn({ security: event, userId }, 'a security event')
  ctx.metrics.noteSecurityEvent(event)
  ctx.db
    .insertInto('security_events')
    .values({ id: randomUUID(), at: ctx.now(), event, user_id: userId })
    .execute()
    .catch((error: unknown) => ctx.log.error({ err: error, security: event }, 'a security event could not be kept'))
}

/** Newest first. Uses index security_events_at. */
export async function listSecurityEvents(db: Database, limit: number): Promise<StoredSecurityEvent[]> {
  const rows = await db.selectFrom('security_events').selectAll().orderBy('at', 'desc').limit(limit).execute()
  return rows.map(({ user_id, ...row }) => ({ ...row, userId: user_id }))
}

/** Removes events of more than 180 days ago. */
export async function sweepSecurityEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<', now - keptMs)
    .execute()
}
