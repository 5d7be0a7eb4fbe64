import type { FastifyRequest } from 'fastify'
import { keyPrefix } from '#shared/rules/api-keys'
import { tokenPrefixes } from '#shared/rules/oauth'

type Sent = Pick<FastifyRequest, 'headers'>

/**
 * The key of the API that a request carries, or what is meant as one; undefined without. Other schemes and tokens are
 * those of a proxy in front of the server, and mean nothing here.
 */
export function keyIn(request: Sent): string | undefined {
  return bearerWith(keyPrefix, request)
}

/** The access token of a connected app, or what is meant as one. */
export function accessTokenIn(request: Sent): string | undefined {
  return bearerWith(tokenPrefixes.access, request)
}

function bearerWith(prefix: string, { headers }: Sent): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token?.startsWith(prefix) ? token : undefined
}
