import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { Body } from '#shared/contract/contract'
import type { Role } from '#shared/rules/plans'
import { hashNewPassword } from './change-password.ts'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import { useLink } from './one-time-links.ts'
import { timeZoneOrUtc, type User } from './user.ts'
import { acceptAccount, findUser, findUserByEmail, insertUser } from './user-repository.ts'

/**
 * Makes an account without a password and mails the link that lets its owner in. Inviting again sends a new link.
 * @throws AppError invalid_input | conflict
 */
export async function inviteUser(ctx: Context, db: Database, given: { email: string; role: Role }): Promise<User> {
  const email = normaliseEmail(given.email)
  if (!isEmailAddress(email)) throw new AppError('invalid_input', 'Invalid email')
  const newcomer = {
    id: randomUUID(),
    email,
    passwordHash: null,
    firstName: '',
    lastName: '',
    role: given.role,
    isApproved: false,
    timeZone: 'UTC',
    createdAt: ctx.now(),
  }
  const isNew = await insertUser(db, newcomer)
  const found = await findUserByEmail(db, email)
  if (!found || (!isNew && found.passwordHash !== null)) {
    throw new AppError('conflict', 'An account with this email already exists.')
  }
  await ctx.jobs.add('send-invitation', { userId: found.user.id }, { db })
  return found.user
}

/** Gives an invited account its password and lets its owner in. @throws AppError link_expired | invalid_input */
export async function acceptInvitation(ctx: Context, input: Body<'acceptInvitation'>): Promise<User> {
  const passwordHash = await hashNewPassword(input.password ?? '')
  return await ctx.db.transaction().execute(async (db) => {
    const userId = await useLink(db, 'invitation', input.token, ctx.now())
    await acceptAccount(db, userId, {
      passwordHash,
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      timeZone: timeZoneOrUtc(input.timeZone),
      now: ctx.now(),
    })
    const user = await findUser(db, userId)
    if (!user) throw new AppError('link_expired', 'This account does not exist any more.')
    return user
  })
}
