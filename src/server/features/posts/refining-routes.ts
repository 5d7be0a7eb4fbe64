import type { Context } from '#server/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http'
import { takeAttempt } from '#server/platform/rate-limit'
import type { RefinementEvents } from '#shared/contract/refining'
import { generationsPerUser } from './answer-generation.ts'
import { getPostDetail } from './get-post-detail.ts'
import { refinePost, suggestOpenings } from './refine-post.ts'
import { callerLeft, streamAnswer, takesEvents } from './stream-answer.ts'
import { chooseVersion } from './version-repository.ts'

/** Making something else of a post over HTTP. When the caller leaves, the writing is aborted. */
export function registerRefiningRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'refinePost', async ({ user, params, body, request, reply }) => {
    await takeAttempt(ctx.db, `generate ${user.id}`, generationsPerUser, ctx.now())
    const input = { postId: params.id, ...body }
    const signal = AbortSignal.any([callerLeft(reply), ctx.ending])
    if (!takesEvents(request)) {
      await refinePost(ctx, user, input, { signal, onDelta: () => {} })
      return await getPostDetail(ctx, user.id, params.id)
    }
    await streamAnswer<RefinementEvents>(request, reply, async (send) => {
      await refinePost(ctx, user, input, { signal, onDelta: (text) => send('delta', { text }) })
      send('done', await getPostDetail(ctx, user.id, params.id))
    })
    return undefined
  })

  addRoute(http, ctx, 'suggestOpenings', async ({ user, params, body, reply }) => {
    await takeAttempt(ctx.db, `generate ${user.id}`, generationsPerUser, ctx.now())
    const signal = AbortSignal.any([callerLeft(reply), ctx.ending])
    return { openings: await suggestOpenings(ctx, user, { postId: params.id, model: body.model }, signal) }
  })

  addRoute(http, ctx, 'chooseVersion', async ({ user, params, body }) => {
    const post = { ownerId: user.id, id: params.id }
    if (!(await chooseVersion(ctx.db, post, body.number, ctx.now()))) {
      throw new AppError('not_found', 'This version does not exist. Reload the post to see those it has.')
    }
    return await getPostDetail(ctx, user.id, params.id)
  })
}
