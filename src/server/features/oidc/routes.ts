import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { describeIdentity, linkIdentity, unlinkIdentity } from './link-identity.ts'
import { beginSignIn, finishSignIn } from './sign-in.ts'

/** Signing in through the identity provider over HTTP. */
export function registerOidcRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'beginOidc', async ({ query, request, reply }) => {
    const wish = { next: query.next, timeZone: query.timeZone, isLink: query.link === 'true' }
    reply.redirect(await beginSignIn(ctx, { request, reply }, wish))
    return undefined
  })

  addRoute(http, ctx, 'finishOidc', async ({ request, reply }) => {
    reply.redirect(await finishSignIn(ctx, { request, reply }))
    return undefined
  })

  addRoute(http, ctx, 'getIdentity', async ({ actor: { user }, request }) => await describeIdentity(ctx, user, request))

  addRoute(http, ctx, 'linkIdentity', async ({ actor: { user }, body, request, reply }) => {
    await linkIdentity(ctx, user, { request, reply }, body.password)
    return messageBody('identityLinked')
  })

  addRoute(http, ctx, 'unlinkIdentity', async ({ actor: { user }, request }) => {
    await unlinkIdentity(ctx, user, request)
    return messageBody('identityUnlinked')
  })
}
