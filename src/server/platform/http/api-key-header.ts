import type { FastifyRequest } from 'fastify'
import { keyPrefix } from '#shared/rules/api-keys'

/**
 * The key of the API that a request carries, or what is meant as one; undefined without. Other schemes and tokens are
 * those of a proxy in front of the server, and mean nothing here.
 */
export function keyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token?.startsWith(keyPrefix) ? token : undefined
}
