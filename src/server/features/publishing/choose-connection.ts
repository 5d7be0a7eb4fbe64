import type { Context } from '#server/context/context'
import type { LinkedinAccount } from '#server/features/linkedin/account'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { listAccounts } from '#server/features/linkedin/account-repository'
import { listLentAccounts } from '#server/features/linkedin/lending-repository'
import type { Standing } from './decide.ts'
import { accountOwnerOf, authorOf, type Publication, throughConnection } from './publication.ts'
import { standingOf } from './standing.ts'

type Connection = Pick<Publication, 'viaAccountId' | 'viaOwnerId'>

const chosen: Connection = { viaAccountId: null, viaOwnerId: null }

/** What ends a connection. Its owner's pause or word, and whatever concerns the author, hold the post instead. */
const dead: ReadonlySet<Standing['state']> = new Set(['expired', 'sealed', 'not-lent'])

/**
 * The connection that a publication goes out through: the chosen one, unless that is dead and another one of the same
 * company page lives, the author's own or one that is lent without asking.
 */
export async function chooseConnection(ctx: Context, publication: Publication): Promise<Connection> {
  const standing = await standingThrough(ctx, { ...publication, ...chosen })
  if (standing && !dead.has(standing.state)) return chosen
  for (const { id, ownerId } of await listOthers(ctx, publication)) {
    const other = { viaAccountId: id, viaOwnerId: ownerId }
    const state = (await standingThrough(ctx, { ...publication, ...other }))?.state
    if (state === 'connected' || state === 'expiring') return other
  }
  return chosen
}

async function standingThrough(ctx: Context, publication: Publication): Promise<Standing | null> {
  const sent = throughConnection(publication)
  return await standingOf(ctx, sent, await accountForPublishing(ctx, accountOwnerOf(sent), sent.accountId))
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
