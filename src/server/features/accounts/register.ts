import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context'
import { AppError } from '#server/platform/errors'
import { takeAttempt } from '#server/platform/rate-limit'
import { keyedHash } from '#server/platform/tokens'
import type { Body } from '#shared/contract/contract'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { hashPassword, refusePassword } from './password.ts'
import { timeZoneOrUtc, type User } from './user.ts'
import { findUser, insertUser } from './user-repository.ts'

const perAddress = { limit: 10, windowMs: 60 * 60 * 1000 }

/**
 * Makes an account that waits for approval, and tells the administrators.
 * @throws AppError invalid_input | conflict | rate_limited
 */
export async function register(ctx: Context, input: Body<'register'>, address: string): Promise<User> {
  const { email, passwordHash } = await checkCredentials(input)
  await takeAttempt(ctx.db, keyedHash(ctx.secret, `register ${address}`), perAddress, ctx.now())

  const id = randomUUID()
  const inserted = await insertUser(ctx.db, {
    id,
    email,
    passwordHash,
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    role: 'trial',
    isApproved: false,
    timeZone: timeZoneOrUtc(input.timeZone),
    createdAt: ctx.now(),
  })
  if (!inserted) throw new AppError('conflict', 'An account with this email already exists. Try logging in instead.')

  await ctx.jobs.add('ask-for-approval', { userId: id })
  if (ctx.config.requiresEmailConfirmation) await ctx.jobs.add('send-confirmation-link', { userId: id })
  const user = await findUser(ctx.db, id)
  if (!user) throw new Error('The account just made is gone')
  return user
}

/** The e-mail as stored and the password's hash. @throws AppError invalid_input with the specification's sentences */
export async function checkCredentials(input: { email?: string; password?: string }) {
  const email = normaliseEmail(input.email ?? '')
  const password = input.password ?? ''
  if (!email || !password) throw new AppError('invalid_input', 'Email and password are required')
  if (!isEmailAddress(email)) throw new AppError('invalid_input', 'Invalid email')
  const refusal = await refusePassword(password)
  if (refusal) throw new AppError('invalid_input', refusal)
  return { email, passwordHash: await hashPassword(password) }
}
