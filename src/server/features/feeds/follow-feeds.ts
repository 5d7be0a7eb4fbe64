import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { FeedReading } from '#server/reading/feeds/feed'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import { parseAddress } from '#shared/text/parse-address'
import { secondMs } from '#shared/time/durations'
import {
  claimFeed,
  deleteUnfollowedFeeds,
  findFeedByUrl,
  obtainFeed,
  type StoredFeed,
  setNextReading,
  storeFeed,
} from './feed-repository.ts'
import { storeItems } from './item-repository.ts'
import { afterReading, readClaimedFeed } from './read-feed.ts'
import { nextReadingAt } from './reading-times.ts'
import {
  countFollowedFeeds,
  type FollowedFeed,
  findFollowedFeed,
  followFeed,
  listFollowedFeeds,
  listFollowers,
  setInterval,
  unfollowFeed,
} from './subscription-repository.ts'

const unseen = { etag: null, lastModified: null }
const defaultMinutes = limits.feedIntervalMinutes.usual

/**
 * Follows the feed at an address, or the first one that the page there names. A feed that others follow is not fetched
 * again.
 * @throws AppError invalid_input | conflict | as Reader.readFeed
 */
export async function addFeed(ctx: Context, actor: Actor, typed: string): Promise<FollowedFeed> {
  const url = toFeedAddress(typed)
  const known = await findFeedByUrl(ctx.db, url)
  if (known?.readAt && known.failures === 0) return await follow(ctx, actor, known)
  await requireRoom(ctx.db, actor)
  const { address, reading } = await findFeedAt(ctx, url)
  return await inTransaction(ctx.db, async (db) => {
    const now = ctx.now()
    const change = afterReading({ title: '', siteUrl: null }, reading, now)
    const nextAt = nextReadingAt(change, [defaultMinutes], now)
    const feed = await storeFeed(db, address, { ...change, nextAt })
    if (reading.kind === 'feed') await storeItems(db, feed.id, reading.feed.items, now)
    return await follow({ ...ctx, db }, actor, feed)
  })
}

/** @throws AppError source_unreadable where neither the address nor the feed that its page names is one */
async function findFeedAt(
  ctx: Context,
  url: string,
): Promise<{ address: string; reading: Exclude<FeedReading, { kind: 'page' }> }> {
  const first = await ctx.reader.readFeed(url, unseen)
  if (first.kind !== 'page') return { address: url, reading: first }
  const [named] = first.feeds
  const second = named === undefined ? undefined : await ctx.reader.readFeed(named, unseen)
  if (named === undefined || !second || second.kind === 'page') {
    throw new AppError('source_unreadable', 'noFeedAtAddress')
  }
  return { address: named, reading: second }
}

/** Accepts addresses as people type and copy them: without a scheme, or with `feed:`. @throws AppError invalid_input */
function toFeedAddress(typed: string): string {
  const plain = typed.replace(/^feed:(?:\/\/)?(?=https?:)/i, '').replace(/^feed:/i, 'https:')
  const url = parseAddress(/^[a-z][a-z0-9+.-]*:\/\//i.test(plain) ? plain : `https://${plain}`)
  if (!url || !/^https?:$/.test(url.protocol)) throw new AppError('invalid_input', 'urlInvalid')
  url.hash = ''
  return url.href
}

async function follow(ctx: Context, actor: Actor, feed: StoredFeed): Promise<FollowedFeed> {
  const { db } = ctx
  const followed = await findFollowedFeed(db, actor.workspace, feed.id)
  if (followed) return followed
  await requireRoom(db, actor)
  const by = { userId: actor.user.id, intervalMinutes: defaultMinutes, now: ctx.now() }
  await followFeed(db, actor.workspace, feed.id, by)
  await planNextReading(db, feed, ctx.now())
  return await getFollowedFeed(db, actor, feed.id)
}

/** @throws AppError conflict */
async function requireRoom(db: Database, actor: Actor): Promise<void> {
  const most = limits.feeds
  if ((await countFollowedFeeds(db, actor.workspace)) >= most)
    throw new AppError('conflict', because('tooManyFeeds', { most }))
}

async function planNextReading(db: Database, feed: StoredFeed, now: number): Promise<void> {
  const followers = await listFollowers(db, feed.id)
  const intervals = followers.map(({ intervalMinutes }) => intervalMinutes)
  await setNextReading(db, feed.id, nextReadingAt(feed, intervals, feed.readAt ?? now))
}

/** @throws AppError not_found */
async function getFollowedFeed(db: Database, actor: Actor, feedId: string): Promise<FollowedFeed> {
  const feed = await findFollowedFeed(db, actor.workspace, feedId)
  if (!feed) throw new AppError('not_found', 'feedUnknown')
  return feed
}

/** @throws AppError not_found */
export async function changeInterval(
  ctx: Context,
  actor: Actor,
  feedId: string,
  intervalMinutes: number,
): Promise<FollowedFeed> {
  return await inTransaction(ctx.db, async (db) => {
    const feed = await getFollowedFeed(db, actor, feedId)
    await setInterval(db, actor.workspace, feedId, intervalMinutes)
    await planNextReading(db, feed, ctx.now())
    return await getFollowedFeed(db, actor, feedId)
  })
}

/** Reads a feed now, unless its server asked to wait or it is being read. @throws AppError not_found */
export async function refreshFeed(ctx: Context, actor: Actor, feedId: string): Promise<FollowedFeed> {
  const feed = await getFollowedFeed(ctx.db, actor, feedId)
  const now = ctx.now()
  const claimed = (feed.restUntil ?? 0) > now ? undefined : await claimFeed(ctx.db, feedId, now)
  if (claimed) await readClaimedFeed(ctx, claimed, ctx.ending)
  return await getFollowedFeed(ctx.db, actor, feedId)
}

/** @throws AppError not_found */
export async function removeFeed(ctx: Context, actor: Actor, feedId: string): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    if (!(await unfollowFeed(db, actor.workspace, feedId))) throw new AppError('not_found', 'feedUnknown')
    await deleteUnfollowedFeeds(db, feedId)
  })
}

/** Spreads the first readings of a long list. */
const betweenImportedMs = 2 * secondMs

/** Follows the feeds of an OPML file; new ones are read by the lane. @throws AppError source_unreadable */
export async function importFeeds(
  ctx: Context,
  actor: Actor,
  opml: string,
): Promise<{ added: number; known: number; left: number }> {
  const list = await ctx.reader.readFeedList(new TextEncoder().encode(opml))
  if (!list || list.feeds.length === 0) throw new AppError('source_unreadable', 'feedListUnreadable')
  return await inTransaction(ctx.db, async (db) => {
    const now = ctx.now()
    const followed = new Set((await listFollowedFeeds(db, actor.workspace)).map(({ url }) => url))
    const unknown = list.feeds.filter(({ url }) => !followed.has(url))
    const taken = unknown.slice(0, Math.max(0, limits.feeds - followed.size))
    for (const [index, { url, title }] of taken.entries()) {
      const feed = await obtainFeed(db, url, { title, nextAt: now + index * betweenImportedMs })
      await followFeed(db, actor.workspace, feed.id, { userId: actor.user.id, intervalMinutes: defaultMinutes, now })
    }
    return { added: taken.length, known: list.feeds.length - unknown.length, left: unknown.length - taken.length }
  })
}
