import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { keyIn } from './api-key-header.ts'
import { carriesSession } from './cookies.ts'
import { hostCheck } from './served-host.ts'

/** Node knows thirty more, of file servers and the like; another site's preflight has no use here either. */
const servedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Supervisors and proxies may call this process by any name here. */
export const healthPaths: readonly string[] = ['/healthz', '/readyz', '/metrics']

/** Refuses a request by its headers alone, before its sender is identified. @throws AppError */
export function earlyChecks(config: Config, log: Log): (request: FastifyRequest, reply: FastifyReply) => void {
  const isServed = hostCheck(config)
  let hasWarned = false
  return (request, reply) => {
    if (!servedMethods.includes(request.method)) {
      reply.header('allow', servedMethods.join(', '))
      throw new AppError('method_not_allowed', 'requestMethodUnknown')
    }
    const hosts = countHosts(request)
    // of several, Node uses the first one and a proxy perhaps the last (RFC 9112, 3.2)
    const isHostUnclear = hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')
    if (isHostUnclear || request.url.includes('%00')) {
      throw new AppError('invalid_input', 'requestAddressInvalid')
    }
    if (hosts > 0 && !isServed(request.host) && !healthPaths.includes(request.routeOptions.url ?? '')) {
      if (!hasWarned)
        log.warn('a request used a name that this server does not go by: see PUBLIC_URL and ALLOWED_HOSTS')
      hasWarned = true
      throw new AppError('misdirected', 'requestHostUnknown')
    }
    refuseForeignWrites(config, request)
    // for an unknown route, before its body is read
    if (request.is404 && !isRead(request)) throw new AppError('not_found', 'nothingHere')
  }
}

function countHosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * Refuses writes that another site's page makes a browser send. Browsers name the origin of a write in one of these two
 * headers, so a write with a session but neither header is refused as well; without a session there is nothing to
 * abuse.
 */
function refuseForeignWrites(config: Config, request: FastifyRequest): void {
  if (isRead(request)) return
  // no page of another site can make a browser send a key
  if (request.routeOptions.config.acceptsForeignWrites ?? keyIn(request) !== undefined) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isForeignOrigin = origin !== undefined && !isOwnOrigin(config, request, origin)
  if (isForeignSite || isForeignOrigin) {
    throw new AppError('foreign_origin', 'requestFromElsewhere')
  }
  if (origin === undefined && site === undefined && carriesSession(request)) {
    throw new AppError('foreign_origin', 'requestWithoutOrigin')
  }
}

/** Whether a request is only a read: its body is ignored. */
function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return origin === new URL(config.http.publicUrl).origin || origin === `${request.protocol}://${request.host}`
}
