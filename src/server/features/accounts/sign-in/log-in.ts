import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { addressKey } from '#server/platform/http/client-address'
import type { HttpRequest } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { sendConfirmationLinkJob } from '../links/account-jobs.ts'
import { isPassword } from '../passwords/password.ts'
import { requirePasswordSignIn } from '../passwords/password-allowed.ts'
import { normaliseEmail } from '../people/email-address.ts'
import type { User } from '../people/user.ts'
import { findUserByEmail } from '../people/user-repository.ts'
import { confirmsFirst, findSignUp, provesDomain } from '../sign-up/sign-up.ts'
import { guessOf } from './guess-limits.ts'
import { findDevice } from './known-device.ts'

/** What a password has proven. */
export interface VerifiedAccount {
  user: User
  passwordHash: string
}

/**
 * The account with this e-mail and password. An unknown account, a wrong password and an account that signs in another
 * way get the same answer after the same time; only failures count against the limits.
 * @throws AppError invalid_input | wrong_credentials | account_not_set_up | email_unconfirmed | forbidden |
 *   rate_limited | busy
 */
export async function logIn(
  ctx: Context,
  input: { email: string; password: string },
  request: HttpRequest,
): Promise<VerifiedAccount> {
  const email = normaliseEmail(input.email)
  if (!email || !input.password) throw new AppError('invalid_input', 'fieldsMissing')

  const found = await findUserByEmail(ctx.db, email)
  await requirePasswordSignIn(ctx, request, found?.user.id ?? null)
  const deviceId = found ? findDevice(ctx, request, { id: found.user.id, passwordHash: found.passwordHash }) : null
  const guess = guessOf(ctx, 'password', { account: email, address: addressKey(request.ip), deviceId })
  const isRight = await tryPassword(ctx, guess, found, input.password)
  if (!found || !isRight || found.passwordHash === null) {
    noteSecurityEvent(ctx, 'login_failed', { userId: found?.user.id ?? null })
    // an open invitation says so; for other accounts, only a browser that signed in before learns it
    const mayHear = deviceId !== null || found?.user.firstSignedInAt === null
    if (found?.passwordHash === null && mayHear) throw new AppError('account_not_set_up', 'accountWithoutPassword')
    throw new AppError('wrong_credentials', 'credentialsWrong')
  }

  await guess.giveBack()
  if (!found.user.isEmailConfirmed) await requireConfirmedEmail(ctx, found.user)
  return { user: found.user, passwordHash: found.passwordHash }
}

/**
 * Mails the confirmation link again to someone who needs it. Approved people came in by a proven address or an
 * administrator; people who wait for an administrator may sign in and see that.
 * @throws AppError email_unconfirmed | rate_limited
 */
async function requireConfirmedEmail(ctx: Context, user: User): Promise<void> {
  const signUp = await findSignUp(ctx)
  const isNeeded = ctx.config.requiresEmailConfirmation || (!user.isApproved && provesDomain(signUp))
  if (!isNeeded && (user.isApproved || !confirmsFirst(ctx, signUp))) return
  await enforceRateLimit(ctx, 'confirmationLinks', user.id)
  await ctx.jobs.add(sendConfirmationLinkJob, { userId: user.id })
  if (isNeeded) throw new AppError('email_unconfirmed', 'emailUnconfirmed')
}

/** Someone already over the limit does not enter the queue; the attempt is counted when its turn comes. */
async function tryPassword(
  ctx: Context,
  guess: ReturnType<typeof guessOf>,
  found: Awaited<ReturnType<typeof findUserByEmail>>,
  password: string,
): Promise<boolean> {
  try {
    await guess.check()
    return await isPassword(found?.passwordHash ?? null, password, () => guess.take())
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') {
      noteSecurityEvent(ctx, 'login_limited', { userId: found?.user.id ?? null })
    }
    throw error
  }
}
