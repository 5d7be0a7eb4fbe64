import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import { confirmEmail, findUser, findUserByEmail, insertUser } from '#server/features/accounts/people/user-repository'
import { isInvited } from '#server/features/accounts/rights/invitation-repository'
import { acceptAccount } from '#server/features/accounts/rights/rights'
import { emitAdmissionRequest } from '#server/features/accounts/sign-up/register'
import { findSignUp, requireSignUp } from '#server/features/accounts/sign-up/sign-up'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { asUserId, type UserId } from '#shared/contract/ids'
import type { OidcOutcome } from '#shared/rules/oidc'
import { findOwner, insertIdentity } from './identity-repository.ts'
import type { Person } from './person.ts'

/** The account of an identity; or why there is none yet, with the account whose owner may link it. */
export type Found = { user: User } | { outcome: OidcOutcome; ownerId?: UserId }

/**
 * Finds the account of someone whom the provider has proven: the linked one; else, by a verified address, the account
 * they are invited to, or a new one as sign-up allows. An account already in use is never linked here.
 */
export async function accountOf(ctx: Context, person: Person): Promise<Found> {
  const ownerId = await findOwner(ctx.db, person)
  const owner = ownerId === undefined ? undefined : await findUser(ctx.db, ownerId)
  if (owner) return { user: owner }
  if (!person.isEmailVerified) return { outcome: 'unverified' }
  const there = await findUserByEmail(ctx.db, person.email)
  try {
    return there ? await takeUpInvitation(ctx, there.user, person) : await makeAccount(ctx, person)
  } catch (error) {
    const refusal = error instanceof AppError && refusals[error.reason.name]
    if (refusal) return { outcome: refusal }
    throw error
  }
}

const refusals: Readonly<Record<string, OidcOutcome>> = {
  signUpClosed: 'closed',
  signUpByInvitation: 'invitation',
  signUpDomain: 'domain',
  identityTaken: 'taken',
}

/** The invitation went to the address that the provider has verified, so they may accept it. */
async function takeUpInvitation(ctx: Context, user: User, person: Person): Promise<Found> {
  if (user.hasPassword || !(await isInvited(ctx.db, user.id))) return { outcome: 'link', ownerId: user.id }
  if ((await findSignUp(ctx)).mode === 'closed') return { outcome: 'closed' }
  return await inTransaction(ctx.db, async (db) => {
    const { firstName, lastName } = person
    const name = { firstName, lastName, timeZone: user.timeZone }
    if (!(await acceptAccount(ctx, db, user.id, { ...name, passwordHash: null }))) return { outcome: 'taken' }
    return { user: await linkTo(ctx, db, user.id, person) }
  })
}

async function makeAccount(ctx: Context, person: Person): Promise<Found> {
  const signUp = await findSignUp(ctx)
  requireSignUp(signUp, person.email)
  return await inTransaction(ctx.db, async (db) => {
    const id = asUserId(randomUUID())
    const { email, firstName, lastName } = person
    const isInserted = await insertUser(db, {
      id,
      email,
      firstName,
      lastName,
      passwordHash: null,
      isAdmin: false,
      plan: 'trial',
      isApproved: signUp.mode === 'open',
      timeZone: 'UTC',
      createdAt: ctx.now(),
    })
    if (!isInserted) return { outcome: 'taken' }
    await confirmEmail(db, id, ctx.now())
    if (signUp.mode === 'approval') await emitAdmissionRequest(ctx, db, id)
    return { user: await linkTo(ctx, db, id, person) }
  })
}

async function linkTo(ctx: Context, db: Database, ownerId: UserId, person: Person): Promise<User> {
  if (!(await insertIdentity(db, ownerId, person, ctx.now()))) throw new AppError('conflict', 'identityTaken')
  const user = await findUser(db, ownerId)
  if (!user) throw new Error('The account just made is gone')
  return user
}
