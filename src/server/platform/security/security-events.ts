import { randomUUID } from 'node:crypto'
import type { UserId } from '#shared/contract/ids'
import { operation } from '#shared/rules/operation'
import { dayMs } from '#shared/time/durations'
import type { Database } from '../database/database.ts'
import { afterCommit } from '../database/in-transaction.ts'
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
 * Keeps an attempt that failed: it changes nothing, so there is no transaction to be part of, and no event. One line in
 * the log, and a row for a while, without e-mail, address or text. Retention goes on by itself and never fails what it
 * is about.
 * @param facts.userId null: no account is known
 */
export function noteSecurityEvent(parts: Parts, event: SecurityEvent, { userId }: { userId: UserId | null }): void {
  announce(parts, event, userId)
  insertSecurityEvent(parts.db, { at: parts.now(), event, userId }).catch((error: unknown) =>
    parts.log.error({ err: error, security: event }, 'a security event could not be kept'),
  )
}

/** Keeps what happened with the change itself; the log has its line once that is committed. */
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

/** Removes events of more than 180 days ago. */
export async function sweepSecurityEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<', now - keptMs)
    .execute()
}
