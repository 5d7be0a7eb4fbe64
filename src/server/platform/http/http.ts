import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { limits } from '#shared/rules/limits'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type Metrics, noMetrics } from '../metrics/measure.ts'
import { trustFunction, warnAboutProxy } from '../trusted-proxies.ts'
import { answerError, isChunked } from './answer-error.ts'
import { checkSent } from './check-sent.ts'
import { connectionLimits, limitConnections } from './connections.ts'
import { earlyChecks, healthPaths } from './early-checks.ts'
import { earlyRefusals } from './early-refusals.ts'
import { acceptJson } from './json-body.ts'
import { createReceivingBudget } from './receiving-budget.ts'
import { receivingLimits } from './receiving-limits.ts'
import { securityHeaders } from './security-headers.ts'
import { endSlowSenders } from './slow-senders.ts'
import { takeWorkspacePrefix } from './workspace-prefix.ts'

export type Http = FastifyInstance
export type HttpRequest = FastifyRequest
export type HttpReply = FastifyReply

/** Node accepts no longer ones: all headers together have 16 KB. */
const maxAddressCharacters = 16_384

/** The web server without routes: schemas, headers, limits, and the one boundary that turns errors into answers. */
export async function createHttp(config: Config, log: Log, metrics: Metrics = noMetrics): Promise<Http> {
  const { refuseTunnel, ...refusals } = earlyRefusals(securityHeaders(config), log)
  const http = Fastify(serverOptions(config, log, refusals)) as unknown as FastifyInstance
  limitConnections(http.server, config, log)
  // an unknown Expect may be ignored (RFC 9110, 10.1.1); Node alone would answer it without a body
  http.server.on('checkExpectation', (request, response) => void http.server.emit('request', request, response))
  http.server.on('connect', refuseTunnel)

  http.setValidatorCompiler(
    ({ schema }) =>
      (sent) =>
        checkSent(schema as z.ZodType, sent),
  )
  http.setSerializerCompiler(serializerCompiler)
  http.setErrorHandler(answerError)
  http.decorate('receiving', createReceivingBudget())
  acceptJson(http)
  http.addHook('onResponse', async (request, reply) => noteAnswer({ log, metrics }, request, reply))

  warnAboutProxy(http, config.http.trustedProxies, log)
  endSlowSenders(http)

  await http.register(cookie)
  await http.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 12, fieldSize: receivingLimits.formField, fileSize: limits.fileBytes, headerPairs: 50 },
  })
  const headers = securityHeaders(config)
  const refuseEarly = earlyChecks(config, log)
  http.addHook('onRequest', async (request, reply) => {
    // no browser or proxy caches an answer, unless a route says otherwise
    reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
    refuseEarly(request, reply)
  })
  http.addHook('preParsing', async (request) => {
    if (isChunked(request) && request.userId === undefined) {
      throw new AppError('length_required', 'requestWithoutLength')
    }
  })
  await http.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Postwright', version: '1' } },
    transform: jsonSchemaTransform,
  })
  return http
}

/** One log line and one count per request, by the route's pattern: the address itself may hold a secret. */
function noteAnswer({ log, metrics }: { log: Log; metrics: Metrics }, request: HttpRequest, reply: HttpReply): void {
  const { method } = request
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  const route = request.routeOptions.url ?? (isPage ? '(page)' : '(none)')
  const status = reply.statusCode
  const ms = Math.round(reply.elapsedTime)
  metrics.noteRequest({ method, route, status, ms })
  const line = { requestId: request.id, method, route, status, ms, userId: request.userId ?? null }
  if (isRoutine(route, status)) log.debug(line, 'answered')
  else log.info(line, 'answered')
}

/** Frequent requests of programs, and a page's files. */
function isRoutine(route: string, status: number): boolean {
  return healthPaths.includes(route) || (route.endsWith('/*') && status < 500)
}

function serverOptions(
  config: Config,
  log: Log,
  { refuseAddress, refuseConnection }: Omit<ReturnType<typeof earlyRefusals>, 'refuseTunnel'>,
) {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustFunction(config.http.trustedProxies),
    // the limit for strangers; routes with a guard allow more
    bodyLimit: receivingLimits.strangersBody,
    // an id that is too long fails its route's schema, like any other value
    routerOptions: { maxParamLength: maxAddressCharacters },
    requestTimeout: connectionLimits.requestTimeoutMs,
    connectionTimeout: connectionLimits.silenceTimeoutMs,
    keepAliveTimeout: connectionLimits.keepAliveTimeoutMs,
    http: {
      headersTimeout: connectionLimits.headersTimeoutMs,
      connectionsCheckingInterval: connectionLimits.checkEveryMs,
      requireHostHeader: false, // checked by a hook, whose refusal has a body
    },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    genReqId: () => randomUUID(),
    rewriteUrl: takeWorkspacePrefix,
    forceCloseConnections: 'idle' as const,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session's user, set by a guard; for the log. */
    userId?: string
  }
  interface FastifyContextConfig {
    /**
     * True for callers that are not browsers and authenticate in another way, such as signed webhooks. By default those
     * with a key are accepted, and no others.
     */
    acceptsForeignWrites?: boolean
  }
}
