import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { changeVendor } from '#server/features/models/change-vendor'
import { describeVendors } from '#server/features/models/describe-vendors'
import type { Http } from '#server/platform/http/http'
import { findLocalModels } from '#server/writing/trying/find-local-models'
import { tryVendor } from '#server/writing/trying/try-vendor'
import { withAdminLock } from './admin-lock.ts'

/** Vendors and their models: entered, changed, tested, and found on this machine. */
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

  addRoute(http, ctx, 'findLocalModels', async () => await findLocalModels(ctx.config.localModelPorts, ctx.ending))
}
