import type { Context } from '#server/context'
import { AppError } from '#server/platform/errors'
import { returnAttempt, takeAttempt } from '#server/platform/rate-limit'
import { keyedHash } from '#server/platform/tokens'
import { normaliseEmail } from './email-address.ts'
import { isPassword } from './password.ts'
import type { User } from './user.ts'
import { findUserByEmail } from './user-repository.ts'

const windowMs = 15 * 60 * 1000
const perAccountAndAddress = { limit: 10, windowMs }
const perAddress = { limit: 50, windowMs }

/**
 * Who this is. An unknown account and a wrong password look and time alike; only failures count against the limits.
 * @throws AppError invalid_input | wrong_credentials | account_not_set_up | email_unconfirmed | rate_limited
 */
export async function logIn(ctx: Context, input: { email: string; password: string }, address: string): Promise<User> {
  const email = normaliseEmail(input.email)
  if (!email || !input.password) throw new AppError('invalid_input', 'Please fill in all fields')

  const accountKey = keyedHash(ctx.secret, `login ${email} ${address}`)
  const addressKey = keyedHash(ctx.secret, `login ${address}`)
  await takeAttempt(ctx.db, addressKey, perAddress, ctx.now())
  await takeAttempt(ctx.db, accountKey, perAccountAndAddress, ctx.now())

  const found = await findUserByEmail(ctx.db, email)
  const isRight = await isPassword(found?.passwordHash ?? null, input.password)
  if (found && found.passwordHash === null) {
    throw new AppError('account_not_set_up', 'Account not set up for password login')
  }
  if (!found || !isRight) throw new AppError('wrong_credentials', 'Invalid email or password')

  if (ctx.config.requiresEmailConfirmation && !found.isEmailConfirmed) {
    await ctx.jobs.add('send-confirmation-link', { userId: found.user.id })
    throw new AppError('email_unconfirmed', 'Please confirm your email first. We have sent the link again.')
  }

  await returnAttempt(ctx.db, accountKey)
  await returnAttempt(ctx.db, addressKey)
  return found.user
}
