import type { Context } from '#server/context/context'
import type { LinkedinAccount } from '#server/features/linkedin/account'
import { accountForPublishing, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { listAccounts } from '#server/features/linkedin/account-repository'
import { listLentAccounts } from '#server/features/linkedin/lending-repository'
import type { Standing } from './decide.ts'
import { accountOwnerOf, authorOf, type Publication, throughConnection } from './publication.ts'
import { standingOf } from './standing.ts'

/** A connection, and what its account and its author say to the publication. */
export interface Connection {
  via: Pick<Publication, 'viaAccountId' | 'viaOwnerId'>
  account: PublishingAccount | null
  standing: Standing | null
}

const chosen = { viaAccountId: null, viaOwnerId: null }

/** What ends a connection. Its owner's pause or word, and whatever concerns the author, hold the post instead. */
const dead: ReadonlySet<Standing['state']> = new Set(['expired', 'sealed', 'not-lent'])

/**
 * The connection that a publication goes out through: the chosen one, unless that is dead and another one of the same
 * company page lives, the author's own or one that is lent without asking.
 */
export async function chooseConnection(ctx: Context, publication: Publication): Promise<Connection> {
  const first = await currentConnection(ctx, { ...publication, ...chosen })
  if (first.standing && !dead.has(first.standing.state)) return first
  for (const { id, ownerId } of await listOthers(ctx, publication)) {
    const other = await currentConnection(ctx, { ...publication, viaAccountId: id, viaOwnerId: ownerId })
    if (other.standing?.state === 'connected' || other.standing?.state === 'expiring') return other
  }
  return first
}

/** The connection that the publication has. */
export async function currentConnection(ctx: Context, publication: Publication): Promise<Connection> {
  const { viaAccountId, viaOwnerId } = publication
  const sent = throughConnection(publication)
  const account = await accountForPublishing(ctx, accountOwnerOf(sent), sent.accountId)
  return { via: { viaAccountId, viaOwnerId }, account, standing: await standingOf(ctx, sent, account) }
}

/** The author's own first. */
async function listOthers({ db }: Context, publication: Publication): Promise<LinkedinAccount[]> {
  const { accountUrn: urn, accountId, ownerId } = publication
  if (urn === null) return []
  const [own, lent] = await Promise.all([listAccounts(db, authorOf(publication)), listLentAccounts(db, ownerId)])
  const free = lent.filter((each) => each.lent === 'free').map(({ account }) => account)
  return [...own, ...free].filter(
    (account) => account.urn === urn && account.kind === 'page' && account.id !== accountId,
  )
}
