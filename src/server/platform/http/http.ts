import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { limits } from '#shared/rules/limits'
import type { Config } from '../config.ts'
import { toUnavailable } from '../database/database-errors.ts'
import { AppError, errorCatalogue, failureBody } from '../errors.ts'
import type { Log } from '../log.ts'
import { type Metrics, noMetrics } from '../metrics/measure.ts'
import { trustFunction, warnAboutProxy } from '../trusted-proxies.ts'
import { checkSent } from './check-sent.ts'
import { connectionLimits, limitConnections } from './connections.ts'
import { carriesSession } from './cookies.ts'
import { earlyRefusals } from './early-refusals.ts'
import { acceptJson } from './json-body.ts'
import { createReceivingBudget } from './receiving-budget.ts'
import { receivingLimits } from './receiving-limits.ts'
import { endSlowSenders } from './slow-senders.ts'

export type Http = FastifyInstance
export type HttpRequest = FastifyRequest
export type HttpReply = FastifyReply

/** Node takes no longer ones: all headers together have 16 KB. */
const mostAddressCharacters = 16_384

/** The web server without any route: schemas, headers, limits, and the one boundary that turns errors into answers. */
export async function createHttp(config: Config, log: Log, metrics: Metrics = noMetrics): Promise<Http> {
  const http = Fastify(serverOptions(config, log)) as unknown as FastifyInstance
  limitConnections(http.server, config, log)
  // an Expect that nobody knows may be ignored (RFC 9110, 10.1.1); Node alone would answer it without a body
  http.server.on('checkExpectation', (request, response) => void http.server.emit('request', request, response))

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
  await http.register(helmet, securityHeaders(config))
  // after the security headers, so that what is refused here has them too
  http.addHook('onRequest', async (request, reply) => {
    // no browser or proxy keeps an answer, unless a route says otherwise
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    refuseForeignWrites(config, request)
    // before a body is read that nobody is there for
    if (request.is404 && !isRead(request)) throw new AppError('not_found', 'nothingHere')
    const isHostMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    if (isHostMissing || request.url.includes('%00')) {
      throw new AppError('invalid_input', 'requestAddressInvalid')
    }
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

/** One line and one count a request, by the route's pattern: what was asked for may be anyone's secret. */
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

const probes = ['/healthz', '/readyz', '/metrics']

/** What programs ask again and again, and the files of a page. */
function isRoutine(route: string, status: number): boolean {
  return probes.includes(route) || (route.endsWith('/*') && status < 500)
}

function serverOptions(config: Config, log: Log) {
  const { refuseAddress, refuseConnection } = earlyRefusals(isHttps(config), log)
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustFunction(config.http.trustedProxies),
    // what strangers send; a route that asks who is there first takes more
    bodyLimit: receivingLimits.strangersBody,
    // an id that is too long is refused by its route's schema, as any other value
    routerOptions: { maxParamLength: mostAddressCharacters },
    requestTimeout: connectionLimits.requestTimeoutMs,
    connectionTimeout: connectionLimits.silenceTimeoutMs,
    keepAliveTimeout: connectionLimits.keepAliveTimeoutMs,
    http: {
      headersTimeout: connectionLimits.headersTimeoutMs,
      connectionsCheckingInterval: connectionLimits.checkEveryMs,
      requireHostHeader: false, // is looked after by a hook, where a refusal has a body
    },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle' as const,
  }
}

function isHttps(config: Config): boolean {
  return config.http.publicUrl.startsWith('https:')
}

/** What Stripe's card form loads (docs.stripe.com/security/guide, content security policy). */
const stripeForm = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

function securityHeaders(config: Config) {
  const form = config.payments.kind === 'stripe' ? stripeForm : { scripts: [], frames: [], calls: [] }
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...form.scripts],
        frameSrc: ["'self'", ...form.frames],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...form.calls],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps(config) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' as const },
  }
}

/**
 * Refuses writes that another site's page makes a browser send. Browsers say where a write comes from in one of these
 * two headers, so a write with someone's session that names neither is refused as well; without a session there is
 * nothing to abuse.
 */
function refuseForeignWrites(config: Config, request: FastifyRequest): void {
  if (isRead(request) || request.method === 'OPTIONS') return
  if (request.routeOptions.config.acceptsForeignWrites) return
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

/** Whether a request only asks for something: its body is never read. */
function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a body comes in pieces of any number: of single bytes, each of which costs the parser as much as a thousand. */
function isChunked({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined
}

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return origin === new URL(config.http.publicUrl).origin || origin === `${request.protocol}://${request.host}`
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session it is, once a guard has looked; for the log. */
    userId?: string
  }
  interface FastifyContextConfig {
    /** For callers that are not browsers and prove themselves in another way, such as signed webhooks. */
    acceptsForeignWrites?: boolean
  }
}

async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  if (!failure) request.log.error({ err: error, requestId: request.id }, 'an unexpected error')
  else if (errorCatalogue[failure.code].alert) {
    request.log.warn({ err: failure.cause, code: failure.code, requestId: request.id }, failure.message)
  }
  if (failure?.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  // a route may have said already how its own answer is to be kept
  reply.header('cache-control', 'no-store')
  // these describe what was to be sent instead, and broke off before its first byte
  for (const name of ['content-type', 'content-length', 'content-disposition']) reply.removeHeader(name)
  // the framework closes on who still sends, by which the answer may be lost
  if (request.userId !== undefined) reply.removeHeader('connection')
  else if (isChunked(request)) reply.header('connection', 'close')
  const status = failure ? errorCatalogue[failure.code].status : 500
  return await reply.status(status).send(failureBody(failure, request.id))
}

/** Our own failures as they are, those of the database and the framework in our words, null for a bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof Error && error.name === 'AbortError') {
    return new AppError('cancelled', 'requestCancelled', { cause: error })
  }
  const unavailable = toUnavailable(error)
  if (unavailable) return unavailable
  const { code, statusCode } = error as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body_too_large', 'requestTooLarge')
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) {
    return new AppError('invalid_input', 'requestUnreadable')
  }
  if (code?.startsWith('FST_') && statusCode && statusCode < 500) return new AppError('invalid_input', 'requestInvalid')
  return null
}
