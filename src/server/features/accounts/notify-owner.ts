import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { type SignInChange, sendSignInChangeJob } from './account-jobs.ts'

/**
 * Mails an account's owner that the ways to sign in to it changed, once the transaction is through. Without a mail server
 * nothing is kept: the words would be of use to nobody later.
 */
export async function notifyOwner(ctx: Context, db: Database, userId: string, change: SignInChange): Promise<void> {
  if (!ctx.mailer.isConfigured) return
  await ctx.jobs.add(sendSignInChangeJob, { userId, change, at: ctx.now() }, { db })
}
