import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { oauthLimits } from '#shared/rules/oauth'
import { parseAddress } from '#shared/text/parse-address'
import { type Client, nameIn, readMetadata, usableRedirects } from './client.ts'

/** Client ID metadata documents: the app's id is the address of its description (draft-ietf-oauth-client-id-metadata-document). */

interface Kept {
  client: Client
  until: number
}

/** By id, in the order in which they were read. Each running server has its own. */
const kept = new WeakMap<Context['documents'], Map<string, Kept>>()

export function isDocumentId(clientId: string): boolean {
  return /^https?:/i.test(clientId)
}

/**
 * Reads an app's document, or takes it from the cache. Failures are not cached.
 * @throws AppError invalid_input for an id that is no such address, or a document that is no good | source_refused |
 *   source_unreachable | source_unreadable
 */
export async function findByDocument(ctx: Context, clientId: string): Promise<Client> {
  const address = parseAddress(clientId)
  // in one spelling only: no dots between slashes, no fragment, not the site itself
  if (!address || address.href !== clientId || address.pathname === '/' || clientId.includes('#')) throw invalid()
  const known = keptOf(ctx)
  const found = known.get(clientId)
  if (found && found.until > ctx.now() && found.until <= ctx.now() + oauthLimits.documentKeptMs) return found.client
  known.delete(clientId)
  const client = toClient(clientId, address.host, await readDocument(ctx, clientId))
  known.set(clientId, { client, until: ctx.now() + oauthLimits.documentKeptMs })
  for (const id of [...known.keys()].slice(0, -oauthLimits.documentsKept)) known.delete(id)
  return client
}

async function readDocument(ctx: Context, clientId: string): Promise<unknown> {
  try {
    return await ctx.documents(clientId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, 'appDescriptionMissing', { cause: error })
  }
}

/** @throws AppError invalid_input */
function toClient(id: string, host: string, document: unknown): Client {
  const metadata = readMetadata(document)
  // another app's document, or a way to authenticate that is not supported
  if (!metadata || metadata.client_id !== id || !isPublic(metadata.token_endpoint_auth_method)) throw invalid()
  return { id, host, name: nameIn(metadata, host), redirectUris: usableRedirects(metadata) }
}

function isPublic(method: unknown): boolean {
  return method === undefined || method === 'none'
}

function keptOf({ documents }: Context): Map<string, Kept> {
  const known = kept.get(documents) ?? new Map<string, Kept>()
  kept.set(documents, known)
  return known
}

function invalid(): AppError {
  return new AppError('invalid_input', 'appDescriptionInvalid')
}
