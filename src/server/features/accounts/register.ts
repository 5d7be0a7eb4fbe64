import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import { keyedHash } from '#server/platform/tokens'
import type { Body } from '#shared/contract/contract'
import { sendApprovalRequestJob, sendConfirmationLinkJob } from './account-jobs.ts'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { hashPassword, refusePassword } from './password.ts'
import { timeZoneOrUtc, type User } from './user.ts'
import { findUser, findUserByEmail, insertUser } from './user-repository.ts'

const perAddress = { limit: 10, windowMs: 60 * 60 * 1000 }

/**
 * Makes an account that waits for approval, and tells the administrators.
 * @param address as `addressKey` gives it
 * @throws AppError invalid_input | conflict | rate_limited | busy
 */
export async function register(ctx: Context, input: Body<'register'>, address: string): Promise<User> {
  const { email, password } = await checkCredentials(input)
  const limitKey = keyedHash(ctx.secret, `register ${address}`)
  await enforceRateLimit(ctx.db, limitKey, perAddress, ctx.now())
  if (await findUserByEmail(ctx.db, email)) throw alreadyThere()

  const id = randomUUID()
  const inserted = await insertUser(ctx.db, {
    id,
    email,
    passwordHash: await hashOrReturn(ctx, password, limitKey),
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    role: 'trial',
    isApproved: false,
    timeZone: timeZoneOrUtc(input.timeZone),
    createdAt: ctx.now(),
  })
  if (!inserted) throw alreadyThere()

  await ctx.jobs.add(sendApprovalRequestJob, { userId: id })
  if (ctx.config.requiresEmailConfirmation) await ctx.jobs.add(sendConfirmationLinkJob, { userId: id })
  const user = await findUser(ctx.db, id)
  if (!user) throw new Error('The account just made is gone')
  return user
}

/**
 * The e-mail as stored, and the password, as far as both can be taken. Costs next to nothing: hashing comes later.
 * @throws AppError invalid_input with the specification's sentences
 */
export async function checkCredentials(input: {
  email?: string
  password?: string
}): Promise<{ email: string; password: string }> {
  const email = normaliseEmail(input.email ?? '')
  const password = input.password ?? ''
  if (!email || !password) throw new AppError('invalid_input', 'emailAndPasswordMissing')
  if (!isEmailAddress(email)) throw new AppError('invalid_input', 'emailInvalid')
  const refusal = await refusePassword(password)
  if (refusal) throw new AppError('invalid_input', refusal)
  return { email, password }
}

/** Being sent away because others wait in line does not use up an attempt. */
async function hashOrReturn(ctx: Context, password: string, limitKey: string): Promise<string> {
  try {
    return await hashPassword(password)
  } catch (error) {
    await refundRateLimit(ctx.db, limitKey)
    throw error
  }
}

function alreadyThere(): AppError {
  return new AppError('conflict', 'emailTakenLogIn')
}
