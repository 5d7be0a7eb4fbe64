import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { asksModelAfterPost, setAsksModelAfterPost } from '#server/features/settings/settings-repository'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { checkWithModel, readModelCheck } from './check-with-model.ts'

/** "Second opinion" over HTTP. When the caller disconnects, the model call is aborted. */
export function registerModelCheckRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getModelCheck', async ({ actor, params }) => ({
    check: await readModelCheck(ctx, actor.workspace, params.id),
    asksAfterEachPost: await asksModelAfterPost(ctx.db, actor.user.id),
  }))

  addRoute(http, ctx, 'askModelToCheck', async ({ actor, params, body, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    return await checkWithModel(ctx, actor, { postId: params.id, model: body.model }, signal)
  })

  addRoute(http, ctx, 'setModelCheck', async ({ actor: { user }, body }) => {
    await setAsksModelAfterPost(ctx.db, user.id, body.asksAfterEachPost)
    return body
  })
}
