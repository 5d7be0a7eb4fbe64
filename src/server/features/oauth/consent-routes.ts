import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Http } from '#server/platform/http/http'
import { disconnectApp, listApps } from './connected-apps.ts'
import { allowApp, describeRequest } from './consent/allow-app.ts'

/** Consent. Only for people who are signed in: a key or an app can't allow another app. */
export function registerConsentRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'readAppRequest', ({ actor: { user }, query }) => describeRequest(ctx, user, query))

  addRoute(http, ctx, 'allowApp', async ({ actor: { user }, body }) => ({ address: await allowApp(ctx, user, body) }))

  addRoute(http, ctx, 'listApps', ({ actor: { user } }) => listApps(ctx, user))

  addRoute(http, ctx, 'disconnectApp', async ({ actor: { user }, params }) => {
    await disconnectApp(ctx, user, params.id)
    return undefined
  })
}
