import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { oauthContract } from '#shared/contract/oauth'
import { type KeyScope, keyScopes } from '#shared/rules/api-keys'
import type { Client } from '../clients/client.ts'
import { findClient } from '../clients/find-client.ts'
import { isRegistered } from '../clients/redirect-uri.ts'
import type { OauthErrorCode } from '../protocol/oauth-error.ts'
import { isOurResource } from '../protocol/resource.ts'

type Sent = z.output<typeof oauthContract.readAppRequest.query>

/** What an app asks a person for. */
export interface AppRequest {
  client: Client
  /** One of its own. */
  redirectUri: string
  state: string | undefined
  codeChallenge: string
  scopes: readonly KeyScope[]
  /** Why it can't be granted; null: it can. */
  problem: OauthErrorCode | null
}

/** The scopes of an app that asks for none: what most tools need. */
const defaultScopes: readonly KeyScope[] = ['read', 'write']
const sha256 = /^[\w-]{43}$/

/**
 * Checks first that the app is known and the redirect address is its own, so that no other fault ever redirects anywhere else.
 * @throws AppError invalid_input for an address that is not the app's | as findClient
 */
export async function readAppRequest(ctx: Context, sent: Sent): Promise<AppRequest> {
  const client = await findClient(ctx, sent.client_id)
  if (!isRegistered(sent.redirect_uri, client.redirectUris)) throw new AppError('invalid_input', 'appAddressForeign')
  const scopes = scopesIn(sent.scope)
  return {
    client,
    redirectUri: sent.redirect_uri,
    state: sent.state,
    codeChallenge: sent.code_challenge ?? '',
    scopes,
    problem: problemOf(ctx, sent, scopes),
  }
}

function problemOf({ config }: Context, sent: Sent, scopes: readonly KeyScope[]): OauthErrorCode | null {
  if (sent.response_type !== 'code') return 'unsupported_response_type'
  if (sent.code_challenge_method !== 'S256' || !sha256.test(sent.code_challenge ?? '')) return 'invalid_request'
  if (!isOurResource(config, sent.resource)) return 'invalid_target'
  return scopes.length === 0 ? 'invalid_scope' : null
}

/** Unknown scopes are ignored: apps also ask for those of other servers. */
function scopesIn(scope: string | undefined): readonly KeyScope[] {
  if (scope === undefined || scope.trim() === '') return defaultScopes
  const asked = scope.split(' ')
  return keyScopes.filter((each) => asked.includes(each))
}
