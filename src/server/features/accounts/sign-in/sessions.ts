import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { cookieName } from '#server/platform/http/cookies'
import type { HttpRequest } from '#server/platform/http/http'
import { clockToleranceMs } from '#server/platform/limits/rate-limit'
import { hashToken } from '#server/platform/tokens'
import type { UserId } from '#shared/contract/ids'
import { dayMs, hourMs, minuteMs } from '#shared/time/durations'
import type { User } from '../people/user.ts'
import { withUserLock } from '../people/user-lock.ts'
import { selectUsers, toUser } from '../people/user-repository.ts'
import { endPendingLinks } from './provider-links-repository.ts'

const idleMs = 14 * dayMs
/** A session's lifetime, however often it is used. */
export const sessionMs = 60 * dayMs
/** How far a clock may be set back without signing anyone out. */
const longestAheadMs = dayMs
/** How long a recent sign-in replaces a password, for accounts without one. */
const newMs = 10 * minuteMs
/** How often a session's last use is stored; storing it on every request would be too many writes. */
const touchMs = hourMs

/** Names a request's session without revealing its token; only for signed-in requests. */
export function sessionIdOf(ctx: Context, request: HttpRequest): string {
  return hashToken(request.cookies[cookieName(ctx.config, 'session')] ?? '')
}

/**
 * Requires a sign-in within ten minutes, for accounts without a password to ask for.
 * @throws AppError wrong_password
 */
export async function requireNewSession(ctx: Context, sessionId: string): Promise<void> {
  if (!(await wasCreatedSince(ctx.db, sessionId, ctx.now() - newMs)))
    throw new AppError('wrong_password', 'signInAgainFirst')
}

/** Whether a session began at this time or later. @param sessionId as `sessionIdOf` gives it */
export async function wasCreatedSince(db: Database, sessionId: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', sessionId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the browser's session, if it has one. */
export async function endSession(ctx: Context, db: Database, request: HttpRequest): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sessionIdOf(ctx, request)).execute()
}

/**
 * Runs `work` in a transaction that locks a user's row, while their session lives: a change that ends sessions, such as
 * a new password, comes wholly before or wholly after.
 * @param sessionId as `sessionIdOf` gives it
 * @throws AppError sign_in_required when the session has ended meanwhile
 */
export async function withActiveSession<Result>(
  ctx: Context,
  user: User,
  sessionId: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await withUserLock(ctx, user.id, async (db) => {
    const session = db.selectFrom('sessions').select('user_id').where('token_hash', '=', sessionId)
    const found = await session.executeTakeFirst()
    if (found?.user_id !== user.id) throw new AppError('sign_in_required', 'signInRequired')
    return await work(db)
  })
}

/** The owner of the request's session; undefined without a living one. */
export async function findSessionUser(ctx: Context, request: HttpRequest): Promise<User | undefined> {
  const token = request.cookies[cookieName(ctx.config, 'session')]
  if (!token) return undefined
  const now = ctx.now()
  const tokenHash = hashToken(token)
  const row = await selectUsers(ctx.db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('sessions.last_seen_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', now - idleMs)
    // from a clock that was ahead: it would outlive its sixty days
    .where('sessions.created_at', '<=', now + longestAheadMs)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.last_seen_at < now - touchMs || row.last_seen_at > now + clockToleranceMs) {
    await ctx.db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
  }
  return toUser(row)
}

export interface SessionFacts {
  createdAt: number
  lastSeenAt: number
  userAgent: string
  isCurrent: boolean
}

/** The user's living sessions, most recently used first. */
export async function listSessions(ctx: Context, user: User, request: HttpRequest): Promise<SessionFacts[]> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', ctx.now())
    .where('last_seen_at', '>', ctx.now() - idleMs)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const own = sessionIdOf(ctx, request)
  return rows.map((row) => ({
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    userAgent: row.user_agent,
    isCurrent: row.token_hash === own,
  }))
}

/** As `endAllSessions`, except for the caller's session. */
export async function endOtherSessions(ctx: Context, user: User, request: HttpRequest): Promise<void> {
  const own = sessionIdOf(ctx, request)
  await withActiveSession(ctx, user, own, async (db) => {
    await db.deleteFrom('sessions').where('user_id', '=', user.id).where('token_hash', '!=', own).execute()
    await db.deleteFrom('pending_logins').where('user_id', '=', user.id).execute()
    await endPendingLinks(db, user.id)
  })
}

/** Ends every session, pending sign-in and pending link of a user. */
export async function endAllSessions(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_logins').where('user_id', '=', userId).execute()
  await endPendingLinks(db, userId)
}

/** Deletes expired sessions and pending sign-ins. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db.deleteFrom('pending_logins').where('expires_at', '<=', now).execute()
  await ctx.db
    .deleteFrom('sessions')
    .where((column) => column.or([column('expires_at', '<=', now), column('last_seen_at', '<=', now - idleMs)]))
    .execute()
}
