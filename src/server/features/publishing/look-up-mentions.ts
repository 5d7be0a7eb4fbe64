import { LinkedinUnreachable } from '#server/adapters/linkedin/http'
import type { MemberLinkedin } from '#server/adapters/linkedin/linkedin'
import { type Found, findFollowers, findPageByName } from '#server/adapters/linkedin/mention-search'
import { VersionEnded } from '#server/adapters/linkedin/versions'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { accountForPublishing, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { listAccounts } from '#server/features/linkedin/account-repository'
import { asMember, trialAs } from '#server/features/linkedin/as-member'
import { hasSpareCalls } from '#server/features/linkedin/call-counts'
import { callWithVersion } from '#server/features/linkedin/version-pilot'
import { AppError } from '#server/platform/errors'
import type { Answer } from '#shared/contract/contract'
import { mayLookUpFollowers, mayLookUpPages } from '#shared/rules/linkedin'
import { isMentionName, isMentionUrn, readPageName, toFollowerWords, toPageName } from '#shared/rules/mentions'

type Suggested = Answer<'lookUpMentions'>[number]

/** Pages of one's own that are searched for followers: each takes a call. */
const maxPages = 3

/**
 * Looks at LinkedIn for the page of a pasted address; for words, for the page that has them in its address and for
 * followers of one's own pages. Costs up to four of the calls that one has left.
 * @throws AppError conflict where no account may ask, or the calls that are left today are posts'; linkedin_unavailable
 */
export async function lookUpMentions(ctx: Context, actor: Actor, words: string): Promise<Suggested[]> {
  const accounts = await listAsking(ctx, actor)
  const [first] = accounts
  if (!first) throw new AppError('conflict', 'mentionLookUpMissing')
  const pasted = readPageName(words)
  const pageName = pasted ?? toPageName(words)
  const followerWords = pasted === null ? toFollowerWords(words) : null
  const pages = followerWords === null ? [] : accounts.filter(mayLookUpFollowers).slice(0, maxPages)
  if (!(await hasSpareCalls(ctx, first, pages.length + 1))) throw new AppError('conflict', 'mentionLookUpTomorrow')
  try {
    const page = pageName && (await ask(ctx, first, (linkedin) => findPageByName(linkedin, pageName)))
    const followers: Found[] = []
    for (const account of pages) {
      followers.push(
        ...(await ask(ctx, account, (linkedin) => findFollowers(linkedin, account.urn, followerWords ?? ''))),
      )
    }
    const distinct = new Map([...(page ? [page] : []), ...followers].map((found) => [found.urn, found]))
    return [...distinct.values()]
      .filter(({ name, urn }) => isMentionName(name) && isMentionUrn(urn))
      .map((found) => ({ ...found, source: 'linkedin' }))
  } catch (cause) {
    if (!(cause instanceof LinkedinUnreachable || cause instanceof VersionEnded)) throw cause
    throw new AppError('linkedin_unavailable', 'linkedinUnreachable', { cause })
  }
}

/** One's own accounts that may look up pages: not lent ones, whose calls are their owners'. */
async function listAsking(ctx: Context, { user }: Actor): Promise<PublishingAccount[]> {
  const own = (await listAccounts(ctx.db, user.id)).filter(mayLookUpPages)
  const ready = await Promise.all(own.map(({ id }) => accountForPublishing(ctx, user.id, id)))
  return ready
    .filter((account) => account !== null)
    .filter(({ state }) => state === 'connected' || state === 'expiring')
}

async function ask<Result>(
  ctx: Context,
  account: PublishingAccount,
  call: (linkedin: MemberLinkedin) => Promise<Result>,
): Promise<Result> {
  return await callWithVersion(ctx, trialAs(ctx, account), (linkedin) => call(asMember(ctx, linkedin, account)))
}
