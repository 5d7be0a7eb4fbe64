import type { Context } from '#server/context/context'
import { inTransaction } from '#server/platform/database/in-transaction'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { newToken } from '#server/platform/tokens'
import { parseAddress } from '#shared/text/parse-address'
import { OauthError } from '../protocol/oauth-error.ts'
import { nameIn, readMetadata, usableRedirects } from './client.ts'
import { insertClient } from './client-repository.ts'

/**
 * Dynamic client registration (RFC 7591). The app gets no secret, redirect addresses that are not allowed are dropped, and
 * the answer says what it got.
 * @param from its address, for the limit
 * @throws OauthError invalid_redirect_uri | invalid_client_metadata
 * @throws AppError rate_limited
 */
export async function registerClient(ctx: Context, sent: unknown, from: string) {
  await enforceRateLimit(ctx, 'appRegistrations', from)
  const metadata = readMetadata(sent)
  if (!metadata) throw new OauthError('invalid_client_metadata')
  const redirectUris = usableRedirects(metadata)
  const [first] = redirectUris
  if (first === undefined) throw new OauthError('invalid_redirect_uri')
  const name = nameIn(metadata, parseAddress(first)?.hostname ?? '')
  const client = { id: newToken(), host: null, name, redirectUris }
  const now = ctx.now()
  await inTransaction(ctx.db, (db) => insertClient(db, client, now))
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
