import type { CallCounter, MemberLinkedin, VersionedLinkedin } from '#server/adapters/linkedin/linkedin'
import { tryVersion } from '#server/adapters/linkedin/versions'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from './account-for-publishing.ts'
import { type CountedAccount, countCalls, noteDayLimit } from './call-counts.ts'
import { currentLinkedin, type Trial } from './version-pilot.ts'

/** LinkedIn with the token of a connected account, whose calls are counted. */

export function asMember(ctx: Context, linkedin: VersionedLinkedin, account: PublishingAccount): MemberLinkedin {
  return { ...linkedin, accessToken: account.accessToken, counter: counterOf(ctx, account) }
}

/** With the version in use. */
export async function linkedinAs(ctx: Context, account: PublishingAccount): Promise<MemberLinkedin> {
  return asMember(ctx, await currentLinkedin(ctx), account)
}

/** Tries versions of the API with an account. */
export function trialAs(ctx: Context, account: PublishingAccount): Trial {
  return (linkedin) => tryVersion(asMember(ctx, linkedin, account), account)
}

/** A count that fails is no reason to fail the call. */
function counterOf(ctx: Context, account: CountedAccount): CallCounter {
  const onFailure = (err: unknown) => ctx.log.warn({ err, accountId: account.id }, 'a call to LinkedIn was not counted')
  return {
    count: () => countCalls(ctx, account, 1).catch(onFailure),
    noteDayLimit: () => noteDayLimit(ctx, account).catch(onFailure),
  }
}
