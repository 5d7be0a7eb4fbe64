import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { askContradictions } from './ask-contradictions.ts'
import { findRepeated } from './find-repeated.ts'

/** "In your earlier posts" over HTTP. When the caller disconnects, the model call is aborted. */
export function registerEarlierRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listRepeated', ({ actor, params }) => findRepeated(ctx, actor, params.id))

  addRoute(http, ctx, 'askModelForContradictions', async ({ actor, params, body, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    return await askContradictions(ctx, actor, { postId: params.id, model: body.model }, signal)
  })
}
