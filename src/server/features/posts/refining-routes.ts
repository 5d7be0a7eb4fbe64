import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import type { RefinementEvents } from '#shared/contract/refining'
import { generationsPerUser } from './answer-generation.ts'
import { getPostDetail } from './get-post-detail.ts'
import { emitPostEvent } from './post-events.ts'
import { refinePost, suggestOpenings } from './refine-post.ts'
import { rewritePassage } from './rewrite-passage.ts'
import { callerLeft, streamAnswer, takesEvents } from './stream-answer.ts'
import { chooseVersion } from './version-repository.ts'

/** Making something else of a post over HTTP. When the caller leaves, the writing is aborted. */
export function registerRefiningRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'refinePost', async ({ user, params, body, request, reply }) => {
    await enforceRateLimit(ctx.db, `generate ${user.id}`, generationsPerUser, ctx.now())
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

  addRoute(http, ctx, 'rewritePassage', async ({ user, params, body, reply }) => {
    await enforceRateLimit(ctx.db, `generate ${user.id}`, generationsPerUser, ctx.now())
    const signal = AbortSignal.any([callerLeft(reply), ctx.ending])
    await rewritePassage(ctx, user, { postId: params.id, ...body }, signal)
    return await getPostDetail(ctx, user.id, params.id)
  })

  addRoute(http, ctx, 'suggestOpenings', async ({ user, params, body, reply }) => {
    await enforceRateLimit(ctx.db, `generate ${user.id}`, generationsPerUser, ctx.now())
    const signal = AbortSignal.any([callerLeft(reply), ctx.ending])
    return { openings: await suggestOpenings(ctx, user, { postId: params.id, model: body.model }, signal) }
  })

  addRoute(http, ctx, 'chooseVersion', async ({ user, params, body }) => {
    const post = { ownerId: user.id, id: params.id }
    const outcome = await inTransaction(ctx.db, async (db) => {
      const chosen = await chooseVersion(db, post, body.number, ctx.now())
      if (chosen === 'chosen') await emitPostEvent(ctx, db, 'post.updated', post)
      return chosen
    })
    if (outcome === 'missing') {
      throw new AppError('not_found', 'versionMissing')
    }
    if (outcome === 'blank') throw new AppError('invalid_input', 'versionEmpty')
    return await getPostDetail(ctx, user.id, params.id)
  })
}
