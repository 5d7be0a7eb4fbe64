import { LinkedinUnreachable } from '#server/adapters/linkedin/http'
import type { MemberLinkedin } from '#server/adapters/linkedin/linkedin'
import {
  callsOfMemberPost,
  type LinkedinFigures,
  type NoFigures,
  postsOfPageCall,
  readMemberFigures,
  readPageFigures,
} from '#server/adapters/linkedin/post-figures'
import { VersionEnded } from '#server/adapters/linkedin/versions'
import type { Context } from '#server/context/context'
import {
  accountForPublishing,
  markAccountExpired,
  type PublishingAccount,
} from '#server/features/linkedin/account-for-publishing'
import { asMember, trialAs } from '#server/features/linkedin/as-member'
import { hasSpareCalls } from '#server/features/linkedin/call-counts'
import { callWithVersion } from '#server/features/linkedin/version-pilot'
import { findPost } from '#server/features/posts/store/post-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { engagementsOf } from '#shared/figures/engagements'
import { mayReadFigures, nextLinkedinDay } from '#shared/rules/linkedin'
import { hourMs, minuteMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { lookupsEndMs, nextLookupAt } from './asking-times.ts'
import { putFigures } from './figures-repository.ts'
import { type FigureLookup, listDueLookups, moveLookup } from './lookup-repository.ts'

/**
 * Asks LinkedIn for the figures of posts, account by account, with calls not reserved for posts. The rest waits for the
 * next day, or an hour while LinkedIn is unreachable.
 */

const maxAtOnce = 100
/** If a process dies while asking, another asks again after this time; the same figures are stored once. */
const leaseMs = 10 * minuteMs

export async function lookUpFigures(ctx: Context, signal?: AbortSignal): Promise<void> {
  const due = await listDueLookups(ctx.db, ctx.now(), maxAtOnce)
  const byAccount = new Map<string, FigureLookup[]>()
  for (const lookup of due) {
    const key = `${lookup.accountOwnerId} ${lookup.accountId}`
    byAccount.set(key, [...(byAccount.get(key) ?? []), lookup])
  }
  for (const lookups of byAccount.values()) {
    if (signal?.aborted) return
    await lookUpOfAccount(ctx, lookups)
  }
}

async function lookUpOfAccount(ctx: Context, lookups: readonly FigureLookup[]): Promise<void> {
  const [first] = lookups
  if (!first) return
  const account = await accountForPublishing(ctx, first.accountOwnerId, first.accountId)
  if (!account || !mayReadFigures(account)) return await moveAll(ctx, lookups, null)
  let askAgainAt = account.state === 'expired' ? nextLinkedinDay(ctx.now()) : null
  for (const batch of batchesOf(account, await lease(ctx, lookups))) {
    if (askAgainAt === null && !(await hasSpareCalls(ctx, account, callsOf(account))))
      askAgainAt = nextLinkedinDay(ctx.now())
    askAgainAt ??= await askFor(ctx, account, batch)
    if (askAgainAt !== null) await moveAll(ctx, batch, askAgainAt)
  }
}

/** Those that no other process has taken. */
async function lease(ctx: Context, lookups: readonly FigureLookup[]): Promise<FigureLookup[]> {
  const until = ctx.now() + leaseMs
  const taken = await Promise.all(lookups.map((lookup) => moveLookup(ctx.db, lookup, until)))
  return lookups.filter((_, index) => taken[index]).map((lookup) => ({ ...lookup, nextAt: until }))
}

function batchesOf({ kind }: PublishingAccount, lookups: readonly FigureLookup[]): FigureLookup[][] {
  const size = kind === 'page' ? postsOfPageCall : 1
  return Array.from({ length: Math.ceil(lookups.length / size) }, (_, index) =>
    lookups.slice(index * size, (index + 1) * size),
  )
}

function callsOf({ kind }: PublishingAccount): number {
  return kind === 'page' ? 1 : callsOfMemberPost
}

/** @returns null, or when to ask again for these and for all others of the account */
async function askFor(
  ctx: Context,
  account: PublishingAccount,
  batch: readonly FigureLookup[],
): Promise<number | null> {
  try {
    const answer = await callWithVersion(ctx, trialAs(ctx, account), (linkedin) =>
      readFigures(asMember(ctx, linkedin, account), account, batch),
    )
    if ('figures' in answer) {
      for (const lookup of batch) await store(ctx, lookup, answer.figures.get(lookup.urn))
      return null
    }
    if (answer.status !== 401) {
      // not granted after all, or the post is gone
      ctx.log.info({ accountId: account.id, ...answer }, 'LinkedIn gives no figures of a post')
      await moveAll(ctx, batch, null)
      return null
    }
    const refused = { accessToken: account.accessToken, reason: answer.code ?? '401' }
    await markAccountExpired(ctx, account.ownerId, account.id, refused)
    return nextLinkedinDay(ctx.now())
  } catch (error) {
    if (!(error instanceof LinkedinUnreachable || error instanceof VersionEnded)) throw error
    return ctx.now() + hourMs
  }
}

async function readFigures(
  linkedin: MemberLinkedin,
  { kind, urn: author }: PublishingAccount,
  batch: readonly FigureLookup[],
): Promise<{ figures: Map<string, LinkedinFigures> } | NoFigures> {
  const urns = batch.map(({ urn }) => urn)
  if (kind === 'page') return await readPageFigures(linkedin, author, urns)
  const [urn = ''] = urns
  const answer = await readMemberFigures(linkedin, urn)
  return 'figures' in answer ? { figures: new Map([[urn, answer.figures]]) } : answer
}

async function store(ctx: Context, lookup: FigureLookup, figures: LinkedinFigures | undefined): Promise<void> {
  const { ownerId, postId, publicationId, publishedAt } = lookup
  await inTransaction(ctx.db, async (db) => {
    const hasPost = (await findPost(db, ownerId, postId)) !== undefined
    const nextAt = hasPost ? nextLookupAt(publishedAt, ctx.now()) : null
    if (!(await moveLookup(db, lookup, nextAt)) || !hasPost || !figures) return
    await putFigures(db, {
      ownerId,
      postId,
      publicationId,
      source: 'linkedin',
      day: toIso(ctx.now()).slice(0, 10),
      at: ctx.now(),
      ...figures,
      engagements: engagementsOf(figures),
    })
  })
}

/** Gives up on posts that are past their last day. */
async function moveAll(ctx: Context, lookups: readonly FigureLookup[], nextAt: number | null): Promise<void> {
  for (const lookup of lookups) {
    const isOver = ctx.now() - lookup.publishedAt > lookupsEndMs
    await moveLookup(ctx.db, lookup, isOver ? null : nextAt)
  }
}
