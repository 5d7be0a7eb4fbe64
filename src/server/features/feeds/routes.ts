import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { AppError, messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { writeOpml } from '#server/reading/feeds/write-opml'
import type { Answer } from '#shared/contract/contract'
import { toIso } from '#shared/time/iso'
import { addFeed, changeInterval, importFeeds, refreshFeed, removeFeed } from './follow-feeds.ts'
import { setInboxState } from './inbox/inbox-repository.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { type FollowedFeed, listFollowedFeeds } from './subscription-repository.ts'

/** Feeds and their stories over HTTP. */
export function registerFeedRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listFeeds', async ({ actor }) => (await listFollowedFeeds(ctx.db, actor.workspace)).map(toDto))

  addRoute(http, ctx, 'addFeed', async ({ actor, body, reply }) => {
    const feed = await addFeed(ctx, actor, body.url)
    reply.status(201)
    return toDto(feed)
  })

  addRoute(http, ctx, 'changeFeed', async ({ actor, params, body }) =>
    toDto(await changeInterval(ctx, actor, params.id, body.intervalMinutes)),
  )

  addRoute(http, ctx, 'refreshFeed', async ({ actor, params }) => toDto(await refreshFeed(ctx, actor, params.id)))

  addRoute(http, ctx, 'removeFeed', async ({ actor, params }) => {
    await removeFeed(ctx, actor, params.id)
    return undefined
  })

  addRoute(http, ctx, 'importFeeds', ({ actor, body }) => importFeeds(ctx, actor, body.opml))

  addRoute(http, ctx, 'exportFeeds', async ({ actor, reply }) => {
    const feeds = await listFollowedFeeds(ctx.db, actor.workspace)
    const opml = await writeOpml(
      'Postwright',
      feeds.map(({ url, title, siteUrl }) => ({ url, title: title || url, siteUrl })),
      ctx.now(),
    )
    reply
      .type('text/x-opml; charset=utf-8')
      .header('content-disposition', 'attachment; filename="feeds.opml"')
      .send(Buffer.from(opml))
    return undefined
  })

  addRoute(http, ctx, 'listInbox', ({ actor, query }) => listInbox(ctx, actor, query))

  addRoute(http, ctx, 'changeInboxStory', async ({ actor, params, body }) => {
    const change = { state: body.state, now: ctx.now() }
    if (!(await setInboxState(ctx.db, actor.workspace, params.id, change)))
      throw new AppError('not_found', 'storyUnknown')
    return undefined
  })
}

function toDto(feed: FollowedFeed): Answer<'addFeed'> {
  return {
    id: feed.id,
    url: feed.url,
    title: feed.title || feed.url,
    siteUrl: feed.siteUrl,
    intervalMinutes: feed.intervalMinutes,
    readAt: toIso(feed.readAt),
    nextAt: toIso(feed.nextAt),
    restUntil: toIso(feed.restUntil),
    isOff: feed.nextAt === null,
    failure: feed.failure && messageBody(feed.failure),
  }
}
