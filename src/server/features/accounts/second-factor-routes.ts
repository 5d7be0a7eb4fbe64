import type { Context } from '#server/context/context'
import { messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { toIso } from '#shared/time/iso'
import { addRoute } from './guarded-route.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './own-account/second-factor.ts'
import { countRecoveryCodes } from './second-factor/second-factor-repository.ts'
import { sessionIdOf } from './sign-in/sessions.ts'

/** One's own second factor over HTTP. Changes to signing in end every session; the caller gets a new one. */
export function registerSecondFactorRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getSecondFactor', async ({ actor: { user } }) => ({
    turnedOnAt: toIso(user.secondFactorAt),
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, user.id),
  }))

  addRoute(http, ctx, 'beginSecondFactor', async ({ actor: { user }, body, request }) =>
    beginSecondFactor(ctx, user, sessionIdOf(ctx, request), body.password),
  )

  addRoute(http, ctx, 'confirmSecondFactor', async ({ actor: { user }, body, request, reply }) => ({
    recoveryCodes: await confirmSecondFactor(ctx, user, { request, reply }, body.code),
  }))

  addRoute(http, ctx, 'renewRecoveryCodes', async ({ actor: { user }, body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(ctx, user, sessionIdOf(ctx, request), body),
  }))

  addRoute(http, ctx, 'turnOffSecondFactor', async ({ actor: { user }, body, request, reply }) => {
    await turnOffSecondFactor(ctx, user, { request, reply }, body)
    return messageBody('secondFactorTurnedOff')
  })
}
