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
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { limits } from '#shared/rules/limits'
import type { Config } from './config.ts'
import { AppError, errorCatalogue } from './errors.ts'
import type { Log } from './log.ts'

export type Http = FastifyInstance
export type HttpRequest = FastifyRequest
export type HttpReply = FastifyReply

/** The web server without any route: schemas, headers, limits, and the one boundary that turns errors into answers. */
export async function createHttp(config: Config, log: Log): Promise<Http> {
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.http.trustProxy,
    bodyLimit: limits.jsonBytes,
    requestTimeout: 60_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance

  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.setErrorHandler(answerError)
  const parseJson = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body is often sent with the header all the same.
    if (body === '') done(null, undefined)
    else void parseJson(request, withoutNul(String(body)), done)
  })
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    refuseForeignWrites(config, request)
    if (request.url.includes('%00')) throw new AppError('invalid_input', 'The address of this request is not valid.')
  })
  http.addHook('onResponse', async (request, reply) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      path: request.routeOptions.url,
      status: reply.statusCode,
    }
    log.debug({ ...facts, ms: Math.round(reply.elapsedTime) }, 'answered')
  })

  await http.register(cookie)
  await http.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 12, fieldSize: limits.textCharacters, fileSize: limits.fileBytes, headerPairs: 50 },
  })
  await http.register(helmet, securityHeaders(config))
  await http.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Postwright', version: '1' } },
    transform: jsonSchemaTransform,
  })
  return http
}

/** JSON without escaped U+0000: no text needs it, and PostgreSQL can't store it. An escaped backslash before is no escape. */
function withoutNul(json: string): string {
  return json.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1')
}

/** What Stripe's card form loads (docs.stripe.com/security/guide, content security policy). */
const stripeForm = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

function securityHeaders(config: Config) {
  const isHttps = config.http.publicUrl.startsWith('https:')
  const form = config.payments.kind === 'stripe' ? stripeForm : { scripts: [], frames: [], calls: [] }
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...form.scripts],
        frameSrc: ["'self'", ...form.frames],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...form.calls],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' as const },
  }
}

/**
 * Refuses writes that another site's page makes a browser send. Every browser that would send our cookie with a write
 * says where the write comes from in one of these two headers; a program that sends neither has no cookie to abuse.
 */
function refuseForeignWrites(config: Config, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  if (request.routeOptions.config.acceptsForeignWrites) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isForeignOrigin = origin !== undefined && !isOwnOrigin(config, request, origin)
  if (isForeignSite || isForeignOrigin) {
    throw new AppError('foreign_origin', 'This request came from another site and was refused.')
  }
}

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  return origin === new URL(config.http.publicUrl).origin || origin === `${request.protocol}://${request.host}`
}

declare module 'fastify' {
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
  const status = failure ? errorCatalogue[failure.code].status : 500
  return await reply.status(status).send(failureBody(failure, request.id))
}

/** What a failure looks like to the caller, in a JSON answer and in a stream alike. */
export function failureBody(failure: AppError | null, requestId: string) {
  const message = failure?.message ?? 'Something went wrong on our side. Try again in a moment.'
  return { message, code: failure?.code ?? 'unexpected', requestId }
}

/** Our own failures as they are, the framework's known ones in our words, null for a bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof Error && error.name === 'AbortError') {
    return new AppError('cancelled', 'The request was cancelled.', { cause: error })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const field = first?.instancePath.split('/').filter(Boolean).join('.')
    const message = first?.message ?? 'The request is not valid.'
    // A sentence of the contract's own stands alone; the schema library's fragments need their field.
    return new AppError('invalid_input', field && !message.endsWith('.') ? `${field}: ${message}` : message)
  }
  const { code, statusCode } = error as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body_too_large', 'This is too much to send at once.')
  if (code?.startsWith('FST_ERR_CTP') || code === 'FST_ERR_VALIDATION' || error instanceof SyntaxError) {
    return new AppError('invalid_input', 'The request could not be understood.')
  }
  if (code?.startsWith('FST_') && statusCode && statusCode < 500)
    return new AppError('invalid_input', 'The request is not valid.')
  return null
}
