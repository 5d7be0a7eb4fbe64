import type { Context } from '#server/context/context'
import { accountForPublishing } from './account-for-publishing.ts'
import { trialAs } from './as-member.ts'
import { replaceEarly } from './version-pilot.ts'
import { findAnyAccount } from './version-repository.ts'

/** Before a version's year is over, with any account that LinkedIn accepts; without one nothing would go out anyway. */
export async function lookAhead(ctx: Context): Promise<void> {
  const any = await findAnyAccount(ctx.db, ctx.now())
  const account = any && (await accountForPublishing(ctx, any.ownerId, any.accountId))
  if (account) await replaceEarly(ctx, trialAs(ctx, account))
}
