import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { changeVendor } from '#server/features/models/change-vendor'
import { describeVendors } from '#server/features/models/describe-vendors'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { streamAnswer } from '#server/platform/http/stream-answer'
import { findLocalModels } from '#server/writing/trying/find-local-models'
import { pullLocalModel } from '#server/writing/trying/pull-local-model'
import { tryVendor } from '#server/writing/trying/try-vendor'
import type { PullEvents } from '#shared/contract/model-set-up'
import { suggestedLocalModel } from '#shared/rules/models'
import { withAdminLock } from './admin-lock.ts'

/** Enters, changes and tests vendors and their models, and finds those on this machine. */
export function registerModelRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getModelSetUp', async () => await describeVendors(ctx))

  addRoute(http, ctx, 'saveModelVendor', async ({ actor: { user }, params: { vendor }, body }) => {
    await withAdminLock(ctx, user, async ({ db, note }) => {
      await note('model-vendor.changed', vendor, { isOtherAccount: await changeVendor(ctx, db, vendor, body) })
    })
    return await describeVendors(ctx)
  })

  addRoute(http, ctx, 'testModelVendor', async ({ params: { vendor } }) => {
    const limits = { silenceMs: ctx.config.modelSilenceMs, firstTokenMs: ctx.config.modelSilenceMs }
    return await tryVendor(await ctx.models.read(), vendor, { ...limits, signal: ctx.ending })
  })

  addRoute(http, ctx, 'pullLocalModel', async ({ request, reply }) => {
    const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
    await streamAnswer<PullEvents>(request, reply, async (send) => {
      await pullLocalModel(ctx.config.localModelPorts.ollama, (share) => send('progress', { share }), signal)
      send('done', { name: suggestedLocalModel.name })
    })
    return undefined
  })

  addRoute(http, ctx, 'findLocalModels', async () => await findLocalModels(ctx.config.localModelPorts, ctx.ending))
}
