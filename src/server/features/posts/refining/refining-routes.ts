import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { acceptsEventStream, streamAnswer } from '#server/platform/http/stream-answer'
import type { RefinementEvents } from '#shared/contract/refining'
import { getPostDetail } from '../details/get-post-detail.ts'
import { recordSave } from '../store/post-events.ts'
import { chooseVersion } from '../store/version-repository.ts'
import { refinePost, suggestOpenings } from './refine-post.ts'
import { rewritePassage } from './rewrite-passage.ts'

/** Refinements, openings and passages over HTTP. When the caller disconnects, the writing is aborted. */
export function registerRefiningRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'refinePost', async ({ actor, params, body, request, reply }) => {
    const input = { postId: params.id, ...body }
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    if (!acceptsEventStream(request)) {
      await refinePost(ctx, actor, input, { signal, onDelta: () => {} })
      return await getPostDetail(ctx, actor, params.id)
    }
    await streamAnswer<RefinementEvents>(request, reply, async (send) => {
      await refinePost(ctx, actor, input, { signal, onDelta: (text) => send('delta', { text }) })
      send('done', await getPostDetail(ctx, actor, params.id))
    })
    return undefined
  })

  addRoute(http, ctx, 'rewritePassage', async ({ actor, params, body, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    await rewritePassage(ctx, actor, { postId: params.id, ...body }, signal)
    return await getPostDetail(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'suggestOpenings', async ({ actor, params, body, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    return { openings: await suggestOpenings(ctx, actor, { postId: params.id, model: body.model }, signal) }
  })

  addRoute(http, ctx, 'chooseVersion', async ({ actor, params, body }) => {
    const post = { ownerId: actor.workspace, id: params.id }
    const outcome = await inTransaction(ctx.db, async (db) => {
      const chosen = await chooseVersion(db, post, body.number, ctx.now())
      if (chosen === 'chosen') await recordSave(ctx, db, actor, post.id)
      return chosen
    })
    if (outcome === 'missing') {
      throw new AppError('not_found', 'versionMissing')
    }
    if (outcome === 'blank') throw new AppError('invalid_input', 'versionEmpty')
    return await getPostDetail(ctx, actor, params.id)
  })
}
