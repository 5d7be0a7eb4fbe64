import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { toPostFilter } from '#server/features/posts/search/to-post-filter'
import type { Http } from '#server/platform/http/http'
import { dayIn, longestTurnMs, sendWhileMade } from '#server/platform/http/send-while-made'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import { readPosts } from './read-posts.ts'
import { postFiles } from './write-posts.ts'

/** Posts as files, for other programs. */
export function registerPostExportRoutes(http: Http, ctx: Context): void {
  const turns = new ConcurrencyLimiter({
    atOnce: 2,
    maxWaiting: 8,
    maxWaitMs: longestTurnMs,
    busyReason: 'exportsBusy',
  })

  addRoute(http, ctx, 'exportPosts', ({ actor, query: { format, ...selection }, request, reply }) => {
    const { timeZone } = actor.user
    const now = ctx.now()
    const { ending, type, write } = postFiles[format]
    return sendWhileMade(
      { turns, ending: ctx.ending },
      { request, reply },
      {
        name: `posts-${dayIn(timeZone, now)}.${ending}`,
        type,
        pieces: () => write(readPosts(ctx, actor, toPostFilter(selection, { timeZone, now }))),
      },
    )
  })
}
