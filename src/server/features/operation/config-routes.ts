import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { findSignUp, provesDomain } from '#server/features/accounts/sign-up/sign-up'
import { findShownPrice } from '#server/features/billing/provider-facts'
import { describeAppsInUse } from '#server/features/linkedin/apps'
import type { Http } from '#server/platform/http/http'
import { lazy } from '#server/platform/lazy'
import { version } from '#server/platform/version'
import { describeModels } from '#server/writing/models'

/** What programs and the app's first page need before anyone signs in. */
export function registerConfigRoutes(http: Http, ctx: Context): void {
  // made once, with the same bytes for all: callers that repeat it and never read the answer cost neither time nor
  // memory
  const description = lazy(() => Buffer.from(JSON.stringify(http.swagger())))
  http.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description()),
  )

  addRoute(http, ctx, 'getVersion', async () => ({ name: 'Postwright', version }))

  addRoute(http, ctx, 'getConfig', async () => {
    const { cents, currency } = await findShownPrice(ctx)
    const signUp = await findSignUp(ctx)
    return {
      price: { cents, currency },
      models: describeModels(await ctx.models.read()),
      features: {
        mail: ctx.mailer.isConfigured,
        publicSite: ctx.config.hasPublicSite,
        plans: !ctx.config.plans.areOff,
        emailConfirmation: ctx.config.requiresEmailConfirmation || provesDomain(signUp),
        readsPictures: ctx.config.ocr,
      },
      signUp: { mode: signUp.mode, domains: [...signUp.domains] },
      payments: ctx.payments.form,
      linkedin: await describeAppsInUse(ctx),
      oidc: ctx.config.oidc && { label: ctx.config.oidc.label, isOnlyWay: ctx.config.oidc.isOnlyWay },
      supportEmail: ctx.config.supportEmail,
    }
  })
}
