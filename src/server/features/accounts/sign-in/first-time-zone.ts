import type { Context } from '#server/context/context'
import { timeZoneOrUtc, type User } from '../people/user.ts'
import { updateProfile } from '../people/user-repository.ts'

/** Accounts that nobody registered begin in UTC: their first browser knows better. @param user as before this sign-in */
export async function withFirstTimeZone(ctx: Context, user: User, wish: string | undefined): Promise<User> {
  const timeZone = timeZoneOrUtc(wish)
  if (user.firstSignedInAt !== null || user.timeZone !== 'UTC' || timeZone === 'UTC') return user
  await updateProfile(ctx.db, user.id, { timeZone })
  return { ...user, timeZone }
}
