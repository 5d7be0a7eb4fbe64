import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import { inTransaction } from '#server/platform/database/in-transaction'
import { keepRenewing, renewLease } from '#server/platform/database/leases'
import { AppError } from '#server/platform/errors'
import type { FeedReading } from '#server/reading/feeds/feed'
import { longestRestMs } from '#server/reading/feeds/rest-time'
import { feedFailuresMost } from '#shared/rules/feeds'
import { limits } from '#shared/rules/limits'
import { minuteMs, secondMs } from '#shared/time/durations'
import {
  type ClaimedFeed,
  claimDueFeed,
  type FeedChange,
  releaseFeed,
  type StoredFeed,
  settleFeed,
} from './feed-repository.ts'
import { storeItems } from './item-repository.ts'
import { nextReadingAt } from './reading-times.ts'
import { listFollowers } from './subscription-repository.ts'

/** The pause after a failure that is not the feed's: a busy server, or a bug. */
const putOffMs = limits.feedIntervalMinutes.least * minuteMs

/** Claims the next feed that is due and returns its work; undefined when there is none. */
export async function takeFeed(ctx: Context, signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  const claimed = await claimDueFeed(ctx.db, ctx.now())
  return claimed && (() => readClaimedFeed(ctx, claimed, signal))
}

/** Reads a feed and stores its items, or why it could not be read. Never throws. */
export async function readClaimedFeed(ctx: Context, claimed: ClaimedFeed, signal: AbortSignal): Promise<void> {
  const facts = { feedId: claimed.id }
  const stopRenewing = keepRenewing(
    () => renewLease(ctx.db, 'feeds', claimed.lease, ctx.now()),
    (err) => ctx.log.warn({ ...facts, err }, 'the lease of a feed could not be renewed'),
  )
  try {
    await settle(ctx, claimed, await read(ctx, claimed, signal))
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'busy'
    if (!signal.aborted && !isBusy) ctx.log.error({ ...facts, err: error }, 'reading a feed failed')
    // at shutdown the next process reads it at once
    const nextAt = signal.aborted || claimed.nextAt === null ? undefined : ctx.now() + putOffMs
    await releaseFeed(ctx.db, claimed.lease, nextAt).catch((err: unknown) => {
      ctx.log.error({ ...facts, err }, 'a feed could not be released; its lease will end')
    })
  } finally {
    stopRenewing()
  }
}

type Outcome = Exclude<FeedReading, { kind: 'page' }> | AppError

/** @throws AppError cancelled or busy, which are not the feed's fault; any error that is a bug */
async function read(ctx: Context, { url, etag, lastModified }: StoredFeed, signal: AbortSignal): Promise<Outcome> {
  try {
    const reading = await ctx.reader.readFeed(url, { etag, lastModified }, { signal })
    return reading.kind === 'page' ? new AppError('source_unreadable', 'noFeedAtAddress') : reading
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code === 'busy') throw error
    return error
  }
}

/** Stores the items and the next reading in one transaction, so that they never contradict each other. */
async function settle(ctx: Context, claimed: ClaimedFeed, outcome: Outcome): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    const now = ctx.now()
    const followers = await listFollowers(db, claimed.id)
    const intervals = followers.map(({ intervalMinutes }) => intervalMinutes)
    const change =
      outcome instanceof AppError ? afterFailure(claimed, outcome, now) : afterReading(claimed, outcome, now)
    const isOff = change.failures >= feedFailuresMost
    const nextAt = isOff ? null : nextReadingAt(change, intervals, now)
    if (!(await settleFeed(db, claimed, { ...change, nextAt }))) return
    if (!(outcome instanceof AppError) && outcome.kind === 'feed')
      await storeItems(db, claimed.id, outcome.feed.items, now)
    if (!isOff || claimed.nextAt === null) return
    const feed = change.title || claimed.url
    for (const { ownerId: workspaceId, addedBy } of followers) {
      const payload = { addedBy, feed, times: change.failures }
      await emit(ctx, db, { name: 'feed.stopped', workspaceId, actor: null, subject: claimed.id, payload })
    }
  })
}

type Settled = Omit<FeedChange, 'nextAt'>

function afterFailure(claimed: StoredFeed, error: AppError, now: number): Settled {
  const { title, siteUrl, etag, lastModified } = claimed
  const restUntil = error.retryAfterSeconds === undefined ? null : now + error.retryAfterSeconds * secondMs
  const failures = claimed.failures + 1
  return { title, siteUrl, etag, lastModified, restUntil, readAt: now, failures, failure: error.reason }
}

/** The state of a feed after a successful reading, also the first one. */
export function afterReading(
  known: Pick<StoredFeed, 'title' | 'siteUrl'>,
  reading: Exclude<FeedReading, { kind: 'page' }>,
  now: number,
): Settled {
  const feed = reading.kind === 'feed' ? reading.feed : null
  const ttlMs = Math.min((feed?.ttlMinutes ?? 0) * minuteMs, longestRestMs)
  const restMs = Math.max(reading.restMs, ttlMs)
  return {
    title: feed?.title || known.title,
    siteUrl: feed ? feed.siteUrl : known.siteUrl,
    etag: reading.etag,
    lastModified: reading.lastModified,
    restUntil: restMs > 0 ? now + restMs : null,
    readAt: now,
    failures: 0,
    failure: null,
  }
}
