import type { Readable } from 'node:stream'
import type { Context } from '#server/context/context'
import { addressKey } from '#server/platform/http/client-address'
import type { Http, HttpReply, HttpRequest } from '#server/platform/http/http'
import { receiveBody } from '#server/platform/http/receive-body'
import { checkRateLimit, enforceRateLimit } from '#server/platform/limits/rate-limit'
import { oauthPaths } from '#shared/rules/oauth'
import { registerClient } from './clients/register-client.ts'
import { OauthError } from './protocol/oauth-error.ts'
import { describeResource, describeServer, isOurResource } from './protocol/resource.ts'
import { redeemCode, refreshTokens, type TokenAnswer } from './tokens/give-tokens.ts'
import { revokeToken } from './tokens/revoke-token.ts'

/** The endpoints that apps call, as OAuth names them. They use no cookies, and pages of other sites can't call them. */

const schema = { hide: true }

export function registerProtocolRoutes(http: Http, ctx: Context): void {
  http.get(oauthPaths.resourceMetadata, { schema }, async () => describeResource(ctx.config))
  http.get(oauthPaths.serverMetadata, { schema }, async () => describeServer(ctx.config))

  http.post(oauthPaths.register, { schema }, (request, reply) =>
    answer(reply, 201, () => registerClient(ctx, request.body, addressKey(request.ip))),
  )
  // the only routes that take forms
  http.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', async (request: HttpRequest, payload: Readable) =>
      (await receiveBody(request, payload)).toString('utf8'),
    )
    scope.post(oauthPaths.token, { schema }, (request, reply) => answer(reply, 200, () => giveTokens(ctx, request)))
    scope.post(oauthPaths.revoke, { schema }, (request, reply) =>
      answer(reply, 200, async () => {
        const form = formOf(request)
        await revokeToken(ctx, { clientId: required(form, 'client_id'), token: required(form, 'token') })
        return {}
      }),
    )
  })
}

async function answer(reply: HttpReply, status: number, work: () => Promise<object>): Promise<HttpReply> {
  try {
    return await reply.status(status).send(await work())
  } catch (error) {
    if (!(error instanceof OauthError)) throw error
    return await reply.status(400).send({ error: error.code })
  }
}

/** Only failures count against the address, since a hosted app has few addresses. @throws OauthError | AppError rate_limited */
async function giveTokens(ctx: Context, request: HttpRequest): Promise<TokenAnswer> {
  const from = addressKey(request.ip)
  await checkRateLimit(ctx, 'codeGuesses', from)
  try {
    return await exchangeFor(ctx, formOf(request))
  } catch (error) {
    if (error instanceof OauthError) await enforceRateLimit(ctx, 'codeGuesses', from)
    throw error
  }
}

async function exchangeFor(ctx: Context, form: URLSearchParams): Promise<TokenAnswer> {
  const clientId = required(form, 'client_id')
  if (!form.getAll('resource').every((resource) => isOurResource(ctx.config, resource)))
    throw new OauthError('invalid_target')
  switch (required(form, 'grant_type')) {
    case 'authorization_code': {
      const [code, verifier] = [required(form, 'code'), required(form, 'code_verifier')]
      return await redeemCode(ctx, { clientId, code, verifier, redirectUri: form.get('redirect_uri') })
    }
    case 'refresh_token':
      return await refreshTokens(ctx, { clientId, refreshToken: required(form, 'refresh_token') })
    default:
      throw new OauthError('unsupported_grant_type')
  }
}

/** @throws OauthError for no form, or one that says something twice */
function formOf({ body }: HttpRequest): URLSearchParams {
  if (typeof body !== 'string') throw new OauthError('invalid_request')
  const form = new URLSearchParams(body)
  const names = [...form.keys()].filter((name) => name !== 'resource')
  if (new Set(names).size < names.length) throw new OauthError('invalid_request')
  return form
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (!value) throw new OauthError('invalid_request')
  return value
}
