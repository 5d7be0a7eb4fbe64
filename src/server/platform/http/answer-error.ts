import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toUnavailable } from '../database/database-errors.ts'
import { AppError, errorCatalogue, failureBody } from '../errors.ts'

/** The one boundary that turns errors into answers. */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  if (!failure) request.log.error({ err: error, requestId: request.id }, 'an unexpected error')
  else if (errorCatalogue[failure.code].alert) {
    request.log.warn({ err: failure.cause, code: failure.code, requestId: request.id }, failure.message)
  }
  if (failure?.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  if (failure?.code === 'key_invalid') reply.header('www-authenticate', 'Bearer')
  // a route may have set how its own answer is cached
  reply.header('cache-control', 'no-store')
  // these describe the intended answer, which failed before its first byte
  for (const name of ['content-type', 'content-length', 'content-disposition']) reply.removeHeader(name)
  // the framework closes the connection while the client still sends, which can lose the answer
  if (request.userId !== undefined) reply.removeHeader('connection')
  else if (isChunked(request)) reply.header('connection', 'close')
  const status = failure ? errorCatalogue[failure.code].status : 500
  return await reply.status(status).send(failureBody(failure, request.id))
}

/** Our own errors unchanged, those of the database and the framework in our words, null for a bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof Error && error.name === 'AbortError') {
    return new AppError('cancelled', 'requestCancelled', { cause: error })
  }
  const unavailable = toUnavailable(error)
  if (unavailable) return unavailable
  const { code, statusCode } = error as FastifyError
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) {
    return new AppError('invalid_input', 'requestUnreadable')
  }
  if (code?.startsWith('FST_') && statusCode && statusCode < 500) return new AppError('invalid_input', 'requestInvalid')
  return null
}

/**
 * Whether a body comes in many small pieces, possibly single bytes, each of which costs the parser as much as a
 * thousand bytes.
 */
export function isChunked({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined
}
