import { type FakeAnswer, type FakeRequest, wrongNames } from './wire.ts'
import { type FakeApp, type FakeRefresh, type FakeToken, scopesOf, type World } from './world.ts'

/**
 * Signing in, exchanging codes for tokens, revoking tokens.
 * @param refuse is called for each request that LinkedIn would refuse
 */
export function oauthPart(world: World, refuse: (why: string) => void) {
  return (request: FakeRequest): FakeAnswer | undefined => {
    switch (`${request.method} ${request.path}`) {
      case 'GET /oauth/v2/authorization':
        return authorize(world, request.query, refuse)
      case 'POST /oauth/v2/accessToken':
        return exchange(world, request, refuse)
      case 'POST /oauth/v2/revoke':
        return revoke(world, request, refuse)
      default:
        return undefined
    }
  }
}

/** The person at the browser decides at once, without a page to click on. */
function authorize(world: World, query: URLSearchParams, refuse: (why: string) => void): FakeAnswer {
  const wrong = wrongNames(query, ['response_type', 'client_id', 'redirect_uri', 'state', 'scope'])
  if (wrong) return ownPage(refuse, `authorization: ${wrong}`)
  const app = world.apps.find(({ clientId }) => clientId === query.get('client_id'))
  if (!app) return ownPage(refuse, 'The passed in client_id is invalid')
  const redirectUri = query.get('redirect_uri') ?? ''
  if (!app.redirectUris.includes(redirectUri)) {
    return ownPage(refuse, 'The redirect_uri does not match the registered value')
  }
  const back = (answer: Record<string, string>): FakeAnswer => {
    const place = world.appOrigin ? `${world.appOrigin}${new URL(redirectUri).pathname}` : redirectUri
    const answered = new URLSearchParams({ ...answer, state: query.get('state') ?? '' })
    return { status: 302, headers: { location: `${place}?${answered.toString()}` } }
  }
  const scopes = (query.get('scope') ?? '').split(' ')
  const unknown = scopes.find((scope) => !entitlements(app).includes(scope))
  if (unknown) {
    const description = `Scope "${unknown}" is not authorized for your application`
    return back({ error: 'unauthorized_scope_error', error_description: description })
  }
  if (world.decision !== 'agree') {
    return back({ error: world.decision, error_description: 'The user cancelled LinkedIn login' })
  }
  return back({ code: world.giveCode({ clientId: app.clientId, redirectUri, member: world.visitor, scopes }) })
}

/** An error is shown at LinkedIn itself if the redirect can't be trusted. */
function ownPage(refuse: (why: string) => void, why: string): FakeAnswer {
  refuse(why)
  return {
    status: 400,
    html: `<!doctype html><title>LinkedIn</title><h1>Bummer, something went wrong.</h1><p>${why}</p>`,
  }
}

function exchange(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  if (new URLSearchParams(request.body.toString('utf8')).get('grant_type') === 'refresh_token') {
    return renew(world, request, refuse)
  }
  const form = readForm(request, ['grant_type', 'code', 'redirect_uri', 'client_id', 'client_secret'])
  if (typeof form === 'string') {
    refuse(`accessToken: ${form}`)
    const isVerified = /code_verifier/.test(form)
    return isVerified ? invalidClient : oauthError(400, 'invalid_request', 'A required parameter is missing')
  }
  const app = appOf(world, form)
  if (!app) return invalidClient
  const redirectUri = form.get('redirect_uri') ?? ''
  if (!app.redirectUris.includes(redirectUri)) {
    return oauthError(400, 'invalid_redirect_uri', 'Unable to retrieve access token: redirect URI does not match')
  }
  const code = world.takeCode(form.get('code') ?? '')
  if (code?.clientId !== app.clientId || code.redirectUri !== redirectUri) {
    return oauthError(401, 'invalid_request', 'Unable to retrieve access token: authorization code not found')
  }
  const scopes = code.scopes.filter((scope) => !world.droppedScopes.includes(scope))
  const given = world.giveToken({ clientId: app.clientId, member: code.member, scopes })
  given.hesitations = world.hesitations
  const refresh = app.refreshes ? world.giveRefresh(given) : undefined
  return tokenAnswer(world, given, refresh)
}

function renew(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const form = readForm(request, ['grant_type', 'refresh_token', 'client_id', 'client_secret'])
  if (typeof form === 'string') {
    refuse(`accessToken: ${form}`)
    return oauthError(400, 'invalid_request', 'A required parameter is missing')
  }
  const app = appOf(world, form)
  if (!app) return invalidClient
  const refresh = world.refreshTokens.find(
    ({ token, clientId }) => token === form.get('refresh_token') && clientId === app.clientId,
  )
  if (!refresh || refresh.isRevoked || refresh.expiresAt <= world.now()) {
    return oauthError(401, 'invalid_request', 'The provided refresh token is invalid, expired or revoked')
  }
  if (world.rotates) refresh.isRevoked = true
  return tokenAnswer(world, world.giveToken(refresh), world.rotates ? world.giveRefresh(refresh) : undefined)
}

function tokenAnswer(world: World, { token, scopes }: FakeToken, refresh: FakeRefresh | undefined): FakeAnswer {
  return {
    status: 200,
    json: {
      access_token: token,
      expires_in: 5_183_999,
      scope: [...scopes].sort().join(','),
      ...(world.saysTokenType && { token_type: 'Bearer' }),
      ...(scopes.includes('openid') && { id_token: 'e30.e30.fake' }),
      ...(refresh && {
        refresh_token: refresh.token,
        refresh_token_expires_in: Math.floor((refresh.expiresAt - world.now()) / 1000),
      }),
    },
  }
}

function revoke(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const form = readForm(request, ['token', 'client_id', 'client_secret'])
  if (typeof form === 'string') {
    refuse(`revoke: ${form}`)
    return oauthError(400, 'invalid_request', 'A required parameter is missing')
  }
  const app = appOf(world, form)
  if (!app) return invalidClient
  const token = world.tokens.find((each) => each.token === form.get('token') && each.clientId === app.clientId)
  if (!token) return oauthError(400, 'invalid_request', 'The token is not known')
  token.isRevoked = true
  return { status: 200 }
}

/** @returns what is wrong with it, unless it has exactly these fields as a form */
function readForm(request: FakeRequest, expected: readonly string[]): URLSearchParams | string {
  if (request.headers.authorization) return 'credentials in a header'
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return 'not a form'
  if ([...request.query].length > 0) return 'parameters in the address'
  const form = new URLSearchParams(request.body.toString('utf8'))
  return wrongNames(form, expected) ?? form
}

function appOf(world: World, form: URLSearchParams): FakeApp | undefined {
  return world.apps.find(
    (app) => app.clientId === form.get('client_id') && app.clientSecret === form.get('client_secret'),
  )
}

function entitlements(app: FakeApp): string[] {
  return app.products.flatMap((product) => scopesOf[product])
}

function oauthError(status: number, error: string, description: string): FakeAnswer {
  return { status, json: { error, error_description: description } }
}

const invalidClient = oauthError(401, 'invalid_client', 'Client authentication failed')
