import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { suggestAngles } from './suggest-angles.ts'

/** What could be made of an article, over HTTP. When the caller leaves, the model is stopped. */
export function registerAnglesRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'suggestAngles', async ({ actor, params, body, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    return await suggestAngles(ctx, actor, { articleId: params.id, ...body }, signal)
  })
}
