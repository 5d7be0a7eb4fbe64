import type { Context } from '#server/context/context'
import { canPublish } from '#server/features/accounts/people/capabilities'
import { findUser } from '#server/features/accounts/people/user-repository'
import { hasAccount, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { personOf } from '#shared/contract/ids'
import type { Standing } from './decide.ts'
import type { Publication } from './publication.ts'

/**
 * What was planned long ago is asked about again when it goes out: whether its author may still publish, by this account.
 * @param account null: there is none, or its token does not open
 * @returns null: the author or the account is gone
 */
export async function standingOf(
  ctx: Context,
  { ownerId, accountId }: Pick<Publication, 'ownerId' | 'accountId'>,
  account: PublishingAccount | null,
): Promise<Standing | null> {
  const author = await findUser(ctx.db, personOf(ownerId))
  if (!author) return null
  if (!author.isApproved) return { state: 'not-approved' }
  if (!canPublish(ctx.config, author)) return { state: 'plan-ended' }
  return account ?? ((await hasAccount(ctx.db, personOf(ownerId), accountId)) ? { state: 'sealed' } : null)
}

/** Whether its author may publish at all. */
export function mayPublish(standing: Standing | null): boolean {
  return standing !== null && standing.state !== 'not-approved' && standing.state !== 'plan-ended'
}
