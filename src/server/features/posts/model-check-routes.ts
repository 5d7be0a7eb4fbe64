import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { asksModelAfterPost, setAsksModelAfterPost } from '#server/features/settings/settings-repository'
import type { Http } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { generationsPerUser } from './answer-generation.ts'
import { checkWithModel, readModelCheck } from './check-with-model.ts'
import { clientDisconnected } from './stream-answer.ts'

/** "Ask the model too" over HTTP. When the caller leaves, the asking is aborted. */
export function registerModelCheckRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getModelCheck', async ({ user, params }) => ({
    check: await readModelCheck(ctx, user.id, params.id),
    asksAfterEachPost: await asksModelAfterPost(ctx.db, user.id),
  }))

  addRoute(http, ctx, 'askModelToCheck', async ({ user, params, body, reply }) => {
    await enforceRateLimit(ctx.db, `generate ${user.id}`, generationsPerUser, ctx.now())
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    return await checkWithModel(ctx, user, { postId: params.id, model: body.model }, signal)
  })

  addRoute(http, ctx, 'setModelCheck', async ({ user, body }) => {
    await setAsksModelAfterPost(ctx.db, user.id, body.asksAfterEachPost)
    return body
  })
}
