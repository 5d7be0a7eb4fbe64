import { randomUUID } from 'node:crypto'
import type { UserId } from '#shared/contract/ids'
import { operation } from '#shared/rules/operation'
import { dayMs } from '#shared/time/durations'
import type { Database } from '../database/database.ts'
import { afterCommit } from '../database/in-transaction.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/measure.ts'

/** What an operator needs after an incident (OWASP ASVS 5.0, chapter 16). */
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
  | 'api_key_changed'
  | 'app_changed'

export interface StoredSecurityEvent {
  id: string
  /** Epoch ms. */
  at: number
  event: string
  userId: UserId | null
}

const keptMs = operation.securityEventDays * dayMs

interface Parts {
  log: Log
  db: Database
  metrics: Metrics
  now: () => number
}

/**
 * Records a failed attempt, which changes nothing, so that there is no transaction or event to be part of. One line in
 * the log, and a row kept for a while, without e-mail, address or text. A failure to record it is only logged.
 * @param facts.userId null: no account is known
 */
export function noteSecurityEvent(parts: Parts, event: SecurityEvent, { userId }: { userId: UserId | null }): void {
  announce(parts, event, userId)
  insertSecurityEvent(parts.db, { at: parts.now(), event, userId }).catch((error: unknown) =>
    parts.log.error({ err: error, security: event }, 'a security event could not be kept'),
  )
}

/** Records it in the transaction of the change; the log gets its line once that has committed. */
export async function keepSecurityEvent(
  parts: Parts,
  { at, event, userId }: { at: number; event: SecurityEvent; userId: UserId | null },
): Promise<void> {
  await insertSecurityEvent(parts.db, { at, event, userId })
  afterCommit(parts.db, () => announce(parts, event, userId))
}

function announce({ log, metrics }: Parts, event: SecurityEvent, userId: UserId | null): void {
  log.warn({ security: event, userId }, 'a security event')
  metrics.noteSecurityEvent(event)
}

async function insertSecurityEvent(
  db: Database,
  { at, event, userId }: { at: number; event: SecurityEvent; userId: UserId | null },
): Promise<void> {
  await db.insertInto('security_events').values({ id: randomUUID(), at, event, user_id: userId }).execute()
}

/** Newest first. Uses index security_events_at. */
export async function listSecurityEvents(db: Database, limit: number): Promise<StoredSecurityEvent[]> {
  const rows = await db.selectFrom('security_events').selectAll().orderBy('at', 'desc').limit(limit).execute()
  return rows.map(({ user_id, ...row }) => ({ ...row, userId: user_id }))
}

/** Deletes events older than 180 days. */
export async function sweepSecurityEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<', now - keptMs)
    .execute()
}
