import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { suggestAngles } from './suggest-angles.ts'

/** Angles of an article over HTTP. When the caller disconnects, the model call is aborted. */
export function registerAnglesRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'suggestAngles', async ({ actor, params, body, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    return await suggestAngles(ctx, actor, { articleId: params.id, ...body }, signal)
  })
}
