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
import { endProviderOffers } from './provider-links-repository.ts'

const idleMs = 14 * dayMs
/** How long a session lives, however often it is used. */
export const sessionMs = 60 * dayMs
/** How far a corrected clock may go back without signing anybody out. */
const longestAheadMs = dayMs
/** How long a recent sign-in counts instead of a password, for accounts without one. */
const newMs = 10 * minuteMs
/** How often a session's use is written down; every request would be a write. */
const touchMs = hourMs

/** Names the session of a request without telling its token; only for who is signed in. */
export function sessionIdOf(ctx: Context, request: HttpRequest): string {
  return hashToken(request.cookies[cookieName(ctx.config, 'session')] ?? '')
}

/**
 * Where there is no password to ask for, only who signed in within ten minutes goes on.
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
 * Runs `work` in a transaction that holds the lock on a user's row, while their session lives: whatever ends sessions,
 * such as another password, comes wholly before or wholly after.
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

/** Whose session the request carries; undefined when none that still lives. */
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
    // made by a clock that ran ahead: it would outlive its sixty days
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

/** The user's living sessions, the one used last first. */
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

/** As `endAllSessions`, but for the session that asks. */
export async function endOtherSessions(ctx: Context, user: User, request: HttpRequest): Promise<void> {
  const own = sessionIdOf(ctx, request)
  await withActiveSession(ctx, user, own, async (db) => {
    await db.deleteFrom('sessions').where('user_id', '=', user.id).where('token_hash', '!=', own).execute()
    await db.deleteFrom('pending_logins').where('user_id', '=', user.id).execute()
    await endProviderOffers(db, user.id)
  })
}

/** Ends every session of a user, every sign-in under way and every identity that waits to be linked. */
export async function endAllSessions(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_logins').where('user_id', '=', userId).execute()
  await endProviderOffers(db, userId)
}

/** Removes sessions and sign-ins under way that ended by age. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db.deleteFrom('pending_logins').where('expires_at', '<=', now).execute()
  await ctx.db
    .deleteFrom('sessions')
    .where((column) => column.or([column('expires_at', '<=', now), column('last_seen_at', '<=', now - idleMs)]))
    .execute()
}
