import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { enforceRateLimit, refundRateLimit } from '#server/platform/limits/rate-limit'
import type { Body } from '#shared/contract/contract'
import { asUserId, type UserId } from '#shared/contract/ids'
import { sendConfirmationLinkJob } from '../links/account-jobs.ts'
import { hashPassword, refusePassword } from '../passwords/password.ts'
import { requirePasswords } from '../passwords/password-allowed.ts'
import { aboutAccount } from '../people/account-events.ts'
import { isEmailAddress, normaliseEmail } from '../people/email-address.ts'
import { timeZoneOrUtc, type User } from '../people/user.ts'
import { confirmEmail, findUser, findUserByEmail, insertUser } from '../people/user-repository.ts'
import { changeRights } from '../rights/rights.ts'
import { confirmsFirst, findSignUp, provesDomain, requireSignUp } from './sign-up.ts'

/**
 * Makes an account. Depending on sign-up, it waits for approval, waits for its address to be confirmed, or is open at
 * once.
 * @param address as `addressKey` gives it
 * @throws AppError invalid_input | forbidden | conflict | rate_limited | busy
 */
export async function register(
  ctx: Context,
  input: Body<'register'>,
  address: string,
): Promise<{ user: User; needsConfirmation: boolean }> {
  requirePasswords(ctx)
  const { email, password } = await checkCredentials(input)
  await enforceRateLimit(ctx, 'registrations', address)
  const signUp = await findSignUp(ctx)
  requireSignUp(signUp, email)
  if (await findUserByEmail(ctx.db, email)) throw alreadyThere()

  const id = asUserId(randomUUID())
  const newcomer = {
    id,
    email,
    passwordHash: await hashOrReturn(ctx, password, address),
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    isAdmin: false,
    plan: 'trial',
    isApproved: signUp.mode === 'open' && !provesDomain(signUp),
    timeZone: timeZoneOrUtc(input.timeZone),
    createdAt: ctx.now(),
  } as const
  const needsConfirmation = ctx.config.requiresEmailConfirmation || provesDomain(signUp)
  const isAskedLater = confirmsFirst(ctx, signUp)
  await inTransaction(ctx.db, async (db) => {
    if (!(await insertUser(db, newcomer))) throw alreadyThere()
    if (signUp.mode === 'approval' && !isAskedLater) await emitAdmissionRequest(ctx, db, id)
    if (needsConfirmation || isAskedLater) await ctx.jobs.add(sendConfirmationLinkJob, { userId: id }, { db })
  })
  const user = await findUser(ctx.db, id)
  if (!user) throw new Error('The account just made is gone')
  return { user, needsConfirmation }
}

/**
 * Someone opened the link that we mailed, so the address is theirs. They are let in; or, where an administrator has to
 * approve them, the administrators get a mail now.
 */
export async function confirmNewcomer(ctx: Context, userId: UserId): Promise<void> {
  const isFirst = await confirmEmail(ctx.db, userId, ctx.now())
  const user = await findUser(ctx.db, userId)
  const signUp = await findSignUp(ctx)
  if (!user || !isFirst) return
  if (!user.isApproved && confirmsFirst(ctx, signUp)) await emitAdmissionRequest(ctx, ctx.db, userId)
  if (!provesDomain(signUp)) return
  requireSignUp(signUp, user.email)
  await changeRights(ctx, ctx.db, userId, { isApproved: true })
}

/** Someone waits for an administrator's approval. */
export async function emitAdmissionRequest(ctx: Context, db: Database, userId: UserId): Promise<void> {
  await emit(ctx, db, { ...aboutAccount(userId), name: 'account.requested', payload: {} })
}

/**
 * The e-mail in its stored form, and the password, if both are acceptable. Cheap: hashing comes later.
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

/** An attempt refused because the queue is full does not count. */
async function hashOrReturn(ctx: Context, password: string, address: string): Promise<string> {
  try {
    return await hashPassword(password)
  } catch (error) {
    await refundRateLimit(ctx, 'registrations', address)
    throw error
  }
}

function alreadyThere(): AppError {
  return new AppError('conflict', 'emailTakenLogIn')
}
