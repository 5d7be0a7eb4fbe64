import type { VersionedLinkedin } from '#server/adapters/linkedin/linkedin'
import type { Context } from '#server/context/context'
import { accountForPublishing, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { trialAs } from '#server/features/linkedin/as-member'
import { replaceVersion, tryVersions, versionInUse } from '#server/features/linkedin/version-pilot'
import type { Subscriber } from '#server/platform/events/event'
import { publishingLane } from './lane.ts'
import { listWaitingForVersion, wakeWaitingForVersion } from './version-wait-repository.ts'

/**
 * While publications wait for a version of LinkedIn's API, others are tried, by turns with their accounts; once one works,
 * all of them go out.
 */
export async function followVersion(ctx: Context): Promise<void> {
  if ((await versionInUse(ctx)).hasEnded) {
    const account = await findWaitingAccount(ctx)
    if (!account) return
    await tryVersions(ctx, trialAs(ctx, account))
    if ((await versionInUse(ctx)).hasEnded) return
  }
  if ((await wakeWaitingForVersion(ctx.db, ctx.now())) > 0) ctx.jobs.wake(publishingLane)
}

/** What waits for a version goes out as soon as any call has found one. */
export const resumeWithVersion: Subscriber<Context> = {
  name: 'publishing',
  when: 'after-commit',
  on: {
    'linkedin-version.changed': async ({ db, jobs, now }) => {
      if ((await wakeWaitingForVersion(db, now())) > 0) await jobs.wakeAll(publishingLane, db)
    },
  },
}

async function findWaitingAccount(ctx: Context): Promise<PublishingAccount | null> {
  for (const { accountOwnerId, accountId } of await listWaitingForVersion(ctx.db, ctx.now())) {
    const account = await accountForPublishing(ctx, accountOwnerId, accountId)
    if (account?.state === 'connected' || account?.state === 'expiring') return account
  }
  return null
}

/** LinkedIn called the version of a call ended. @returns whether there is one now that works */
export async function replaceVersionOf(
  ctx: Context,
  { apiVersion }: VersionedLinkedin,
  account: PublishingAccount,
): Promise<boolean> {
  return await replaceVersion(ctx, apiVersion, trialAs(ctx, account))
}
