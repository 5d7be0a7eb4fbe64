import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { isPassword } from '../passwords/password.ts'
import type { User } from '../people/user.ts'
import { findUserByEmail } from '../people/user-repository.ts'
import { requireNewSession } from '../sign-in/sessions.ts'

/**
 * Asks a signed-in person for their password again; someone without one must have signed in just now. Only failures
 * count, and only against the session that made them: a stranger at an open browser can't lock out the owner elsewhere.
 * @param sessionId as `sessionIdOf` gives it
 * @throws AppError wrong_password | rate_limited: ten wrong guesses a quarter of an hour | busy
 */
export async function requirePassword(ctx: Context, user: User, sessionId: string, password: string): Promise<void> {
  if (!user.hasPassword) return await requireNewSession(ctx, sessionId)
  const found = await findUserByEmail(ctx.db, user.email)
  const take = () => enforceRateLimit(ctx, 'passwordChecks', sessionId)
  if (!(await isPassword(found?.passwordHash ?? null, password, take))) {
    noteSecurityEvent(ctx, 'password_check_failed', { userId: user.id })
    throw new AppError('wrong_password', 'passwordWrong')
  }
  await refundRateLimit(ctx, 'passwordChecks', sessionId)
}
