import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { FakeToken, World } from './world.ts'

/** The token of an API call, or LinkedIn's answer to a call without a valid one. */
export function checkToken(
  world: World,
  request: FakeRequest,
  needed: readonly string[],
): { token: FakeToken } | { refusal: FakeAnswer } {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const token = world.tokens.find((each) => each.token === given)
  if (!token) return { refusal: apiError(401, 65600, 'INVALID_ACCESS_TOKEN', 'Invalid access token') }
  if (token.isRevoked || token.hesitations > 0) {
    token.hesitations = Math.max(0, token.hesitations - 1)
    const message = 'The token used in the request has been revoked by the user'
    return { refusal: apiError(401, 65601, 'REVOKED_ACCESS_TOKEN', message) }
  }
  if (token.expiresAt <= world.now()) {
    const message = 'The token used in the request has expired'
    return { refusal: apiError(401, 65602, 'EXPIRED_ACCESS_TOKEN', message) }
  }
  if (!needed.every((scope) => token.scopes.includes(scope))) {
    const message = `Not enough permissions to access: ${request.method} ${request.path}`
    return { refusal: apiError(403, 100, 'ACCESS_DENIED', message) }
  }
  return { token }
}
