import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { findShownPrice } from '#server/features/billing/provider-facts'
import { describeAppsInUse } from '#server/features/linkedin/apps'
import type { Http } from '#server/platform/http/http'
import { version } from '#server/platform/version'
import { describeModels } from '#server/writing/models'

/** What programs and the app's first page ask before anyone signs in. */
export function registerConfigRoutes(http: Http, ctx: Context): void {
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger())

  addRoute(http, ctx, 'getVersion', async () => ({ name: 'Postwright', version }))

  addRoute(http, ctx, 'getConfig', async () => {
    const { cents, currency } = await findShownPrice(ctx)
    return {
      price: { cents, currency },
      models: describeModels(await ctx.models.read()),
      features: {
        mail: ctx.mailer.isConfigured,
        emailConfirmation: ctx.config.requiresEmailConfirmation,
        unaskedTestPayments: ctx.config.payments.kind === 'test' && ctx.config.payments.isUnasked,
      },
      payments: ctx.payments.form,
      linkedin: await describeAppsInUse(ctx),
      supportEmail: ctx.config.supportEmail,
    }
  })
}
