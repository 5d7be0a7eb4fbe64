import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Body } from '#shared/contract/contract'
import { asUserId } from '#shared/contract/ids'
import type { Role } from '#shared/rules/plans'
import { sendInvitationJob } from '../links/account-jobs.ts'
import { checkLink, endLinks, useLink } from '../links/one-time-links.ts'
import { hashNewPassword } from '../own-account/change-password.ts'
import { requirePasswords } from '../passwords/password-allowed.ts'
import { isEmailAddress, normaliseEmail } from '../people/email-address.ts'
import { fromRole } from '../people/role.ts'
import { timeZoneOrUtc, type User } from '../people/user.ts'
import { findUser, findUserByEmail, insertUser } from '../people/user-repository.ts'
import { setInvitation } from '../rights/invitation-repository.ts'
import { acceptAccount } from '../rights/rights.ts'
import { requireSignUpOpen } from './sign-up.ts'

/**
 * Makes an account without a password and mails its owner the link to get in. Inviting again sends a new link, with the
 * new role. An account already in use is left unchanged.
 * @throws AppError invalid_input | conflict | forbidden
 */
export async function inviteUser(ctx: Context, db: Database, given: { email: string; role: Role }): Promise<User> {
  const email = normaliseEmail(given.email)
  if (!isEmailAddress(email)) throw new AppError('invalid_input', 'emailInvalid')
  await requireSignUpOpen(ctx, db)
  const newcomer = {
    id: asUserId(randomUUID()),
    email,
    passwordHash: null,
    firstName: '',
    lastName: '',
    ...fromRole(given.role),
    isApproved: false,
    timeZone: 'UTC',
    createdAt: ctx.now(),
  }
  await insertUser(db, newcomer)
  const found = await findUserByEmail(db, email)
  const invitation = { ...fromRole(given.role), invitedAt: ctx.now() }
  if (!found || !(await setInvitation(db, found.user.id, invitation))) throw new AppError('conflict', 'emailTaken')
  await ctx.jobs.add(sendInvitationJob, { userId: found.user.id }, { db })
  return { ...found.user, ...fromRole(given.role) }
}

/**
 * Sets an invited account's password and lets its owner in, unless the invitation was withdrawn meanwhile.
 * @throws AppError link_expired | invalid_input | rate_limited | busy
 */
export async function acceptInvitation(ctx: Context, input: Body<'acceptInvitation'>): Promise<User> {
  requirePasswords(ctx)
  await checkLink(ctx, 'invitation', input.token)
  await requireSignUpOpen(ctx, ctx.db)
  const passwordHash = await hashNewPassword(input.password ?? '')
  return await inTransaction(ctx.db, async (db) => {
    const userId = await useLink(ctx, db, 'invitation', input.token)
    const wasInvited = await acceptAccount(ctx, db, userId, {
      passwordHash,
      firstName: input.firstName ?? '',
      lastName: input.lastName ?? '',
      timeZone: timeZoneOrUtc(input.timeZone),
    })
    await endLinks(db, userId)
    const user = await findUser(db, userId)
    if (!wasInvited || !user) throw new AppError('link_expired', 'invitationWithdrawn')
    return user
  })
}
