import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { changeVendor } from '#server/features/models/change-vendor'
import { describeVendors } from '#server/features/models/describe-vendors'
import type { Http } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { findLocalModels } from '#server/writing/trying/find-local-models'
import { tryVendor } from '#server/writing/trying/try-vendor'
import { withAdminLock } from './admin-lock.ts'

/** The test calls that an administrator may make in a while; each is paid for. */
const testsPerAdmin = { limit: 30, windowMs: 60_000 }

/** Vendors and their models: entered, changed, tested, and found on this machine. */
export function registerModelRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getModelSetUp', async () => await describeVendors(ctx))

  addRoute(http, ctx, 'saveModelVendor', async ({ user, params: { vendor }, body }) => {
    await withAdminLock(ctx, user, async ({ db, note }) => {
      await note('model-vendor.changed', vendor, { isOtherAccount: await changeVendor(ctx, db, vendor, body) })
    })
    return await describeVendors(ctx)
  })

  addRoute(http, ctx, 'testModelVendor', async ({ user, params: { vendor } }) => {
    await enforceRateLimit(ctx.db, `test models ${user.id}`, testsPerAdmin, ctx.now())
    const limits = { silenceMs: ctx.config.modelSilenceMs, firstTokenMs: ctx.config.modelSilenceMs }
    return await tryVendor(await ctx.models.read(), vendor, { ...limits, signal: ctx.ending })
  })

  addRoute(http, ctx, 'findLocalModels', async () => await findLocalModels(ctx.config.localModelPorts, ctx.ending))
}
