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

/** What is asked for by an app that does not say: what most of its tools need. */
const usualScopes: readonly KeyScope[] = ['read', 'write']
const sha256 = /^[\w-]{43}$/

/**
 * Checks first that the app is known and that the answer would go to an address of its own: nobody is led to another one,
 * whatever else is wrong.
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

/** Those that are known here; apps ask for others that some servers have. */
function scopesIn(scope: string | undefined): readonly KeyScope[] {
  if (scope === undefined || scope.trim() === '') return usualScopes
  const asked = scope.split(' ')
  return keyScopes.filter((each) => asked.includes(each))
}
