import type { Context } from '#server/context/context'
import { canPublish } from '#server/features/accounts/people/capabilities'
import { findActor } from '#server/features/accounts/people/find-actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import { hasAccount, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { findLentAccount } from '#server/features/linkedin/lending-repository'
import type { Standing } from './decide.ts'
import { lendingTrouble } from './lending-trouble.ts'
import { accountOwnerOf, authorOf, type Publication } from './publication.ts'

/**
 * Checks again when a publication goes out, since it may have been scheduled long ago: whether its author may still
 * publish through this account.
 * @param account null: there is none, or its token does not open
 * @returns null: the account was deleted
 */
export async function standingOf(
  ctx: Context,
  publication: Pick<Publication, 'ownerId' | 'createdBy' | 'accountOwnerId' | 'accountId' | 'lendingAllowed'>,
  account: PublishingAccount | null,
): Promise<Standing | null> {
  const author = await findUser(ctx.db, authorOf(publication))
  const actor = author && (await findActor(ctx, 'job', author, publication.ownerId))
  if (!author) return { state: 'left-team' } // only what a team planned outlives its author
  if (!author.isApproved) return { state: 'not-approved' }
  if (!actor?.may('posts.publish')) return { state: 'left-team' }
  if (!canPublish(ctx.config, actor)) return { state: 'plan-ended' }
  const owner = accountOwnerOf(publication)
  if (owner !== author.id) {
    const lending = await findLentAccount(ctx.db, publication.ownerId, publication.accountId)
    const lent = lending?.account.ownerId === owner ? lending.lent : null
    const trouble = lendingTrouble({ lent, isAllowed: publication.lendingAllowed })
    if (trouble) return { state: trouble }
  }
  return account ?? ((await hasAccount(ctx.db, owner, publication.accountId)) ? { state: 'sealed' } : null)
}

const refusing: ReadonlySet<Standing['state']> = new Set([
  'not-approved',
  'left-team',
  'plan-ended',
  'not-lent',
  'owner-refused',
  'asks-owner',
])

/** Whether its author may publish at all. */
export function mayPublish(standing: Standing | null): boolean {
  return standing !== null && !refusing.has(standing.state)
}
