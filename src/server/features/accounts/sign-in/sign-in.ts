import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { cookieName, cookieOptions } from '#server/platform/http/cookies'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import { hashToken, newToken } from '#server/platform/tokens'
import type { UserId } from '#shared/contract/ids'
import { emitSignInChange } from '../people/account-events.ts'
import type { User } from '../people/user.ts'
import { withUserLock } from '../people/user-lock.ts'
import { findUserWithPassword, recordFirstSignIn } from '../people/user-repository.ts'
import { findDevice, rememberDevice } from './known-device.ts'
import { insertPendingLogin, pendingLoginMs, takeVerifiedLogin } from './pending-login.ts'
import { endAllSessions, endSession, sessionIdOf, sessionMs, withActiveSession } from './sessions.ts'

/**
 * The one way from a proof (password, link, provider, code) to a session. It asks for the second factor where there is
 * one, and makes the session under the lock on the account, so that a change which ends sessions either finds it or
 * prevents it.
 */

/** A browser that signs in. */
export interface Visit {
  request: HttpRequest
  reply: HttpReply
}

interface Account {
  user: User
  passwordHash: string | null
}

/** `code-needed`: the browser has five minutes for the second step. `refused`: the proof is not valid any more. */
export type SignInOutcome = 'signed-in' | 'code-needed' | 'refused'

/**
 * Signs in someone who has proven that the account is theirs.
 * @param isStillProven checked under the lock: the account may have changed since
 * @throws AppError sign_in_required when the account is gone
 */
export async function signIn(
  ctx: Context,
  userId: UserId,
  visit: Visit,
  isStillProven: (account: Account, db: Database) => boolean | Promise<boolean>,
): Promise<SignInOutcome> {
  const token = newToken()
  const { outcome, account } = await withUserLock(ctx, userId, async (db) => {
    const account = await findUserWithPassword(db, userId)
    if (!account || !(await isStillProven(account, db))) return { outcome: 'refused' as const, account }
    if (account.user.secondFactorAt !== null) {
      await insertPendingLogin(db, { userId, token, now: ctx.now() })
      return { outcome: 'code-needed' as const, account }
    }
    await enter(ctx, db, account, { token, request: visit.request })
    return { outcome: 'signed-in' as const, account }
  })
  if (outcome === 'code-needed') {
    const options = { ...cookieOptions(ctx.config), maxAge: pendingLoginMs / 1000 }
    visit.reply.setCookie(cookieName(ctx.config, 'pending'), token, options)
  }
  if (outcome === 'signed-in' && account) giveCookies(ctx, visit, token, account)
  return outcome
}

/**
 * The second step, by a code.
 * @returns the signed-in user
 * @throws AppError invalid_input | second_factor_wrong | second_factor_expired after five minutes or five tries |
 *   rate_limited
 */
export async function finishSignIn(ctx: Context, code: string, visit: Visit): Promise<User> {
  const token = newToken()
  const account = await takeVerifiedLogin(ctx, code, visit.request, async (db, userId) => {
    const found = await findUserWithPassword(db, userId)
    if (!found) throw new Error('The account that was locked is gone')
    await enter(ctx, db, found, { token, request: visit.request })
    return found
  })
  visit.reply.clearCookie(cookieName(ctx.config, 'pending'), cookieOptions(ctx.config))
  giveCookies(ctx, visit, token, account)
  return account.user
}

/**
 * Changes how a signed-in person signs in. Every session and pending sign-in ends, since they came from the former way,
 * and this browser gets a new session, in one transaction.
 * @throws AppError sign_in_required when the session has ended meanwhile; errors of `change`
 */
export async function changeSignIn<Result>(
  ctx: Context,
  user: User,
  visit: Visit,
  change: (db: Database) => Promise<Result>,
): Promise<Result> {
  const token = newToken()
  const { result, account } = await withActiveSession(ctx, user, sessionIdOf(ctx, visit.request), async (db) => {
    const result = await change(db)
    await endAllSessions(db, user.id)
    await startSession(ctx, db, user.id, { token, request: visit.request })
    return { result, account: await findUserWithPassword(db, user.id) }
  })
  if (account) giveCookies(ctx, visit, token, account)
  return result
}

/** Notifies the owner of a browser that the account does not know, except for the first one. */
async function enter(
  ctx: Context,
  db: Database,
  { user, passwordHash }: Account,
  browser: { token: string; request: HttpRequest },
): Promise<void> {
  const isKnown = findDevice(ctx, browser.request, { id: user.id, passwordHash }) !== null
  if (!isKnown && user.firstSignedInAt !== null) await emitSignInChange(ctx, db, user.id, 'newDevice')
  await recordFirstSignIn(db, user.id, ctx.now())
  await startSession(ctx, db, user.id, browser)
}

/** Also ends the browser's earlier session. */
async function startSession(
  ctx: Context,
  db: Database,
  userId: UserId,
  { token, request }: { token: string; request: HttpRequest },
): Promise<void> {
  await endSession(ctx, db, request)
  const now = ctx.now()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + sessionMs,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    .execute()
}

/** Marks the browser as known to the account. */
function giveCookies(ctx: Context, { request, reply }: Visit, token: string, { user, passwordHash }: Account): void {
  reply.setCookie(cookieName(ctx.config, 'session'), token, { ...cookieOptions(ctx.config), maxAge: sessionMs / 1000 })
  rememberDevice(ctx, request, reply, { id: user.id, passwordHash })
}
