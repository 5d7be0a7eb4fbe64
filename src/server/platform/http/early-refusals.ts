import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlainReason } from '#shared/errors/reason'
import { AppError, type ErrorCode, errorCatalogue, failureBody } from '../errors.ts'
import type { Log } from '../log.ts'

/**
 * Refuses requests that never reach a route, where no hook sets headers or writes the log: in the same form as every
 * other error. They are logged at level debug, since network scanners send many.
 * @param headers sent with every answer
 */
export function earlyRefusals(headers: Readonly<Record<string, string>>, log: Log) {
  function headersOf(requestId: string): Record<string, string> {
    return {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': requestId,
    }
  }

  /** For addresses that the router can't parse, such as /%zz. */
  function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const body = failureBody(new AppError('invalid_input', 'requestAddressInvalid'), request.id)
    log.debug({ requestId: request.id, method: request.method }, 'refused an address that can’t be read')
    void reply.status(400).headers(headersOf(request.id)).send(body)
  }

  /** For input that is no HTTP, too large or too slow: the answer is written by hand, and the connection is closed. */
  function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
    // input after a last request needs no answer, and that request's own answer closes the connection
    if (error.code === 'HPE_CLOSED_CONNECTION' && isAnswering(socket)) return
    if (error.code === 'ECONNRESET' || error.code === 'HPE_CLOSED_CONNECTION' || !isFree(socket)) {
      socket.destroy()
      return
    }
    const [code, reason] = refusals[error.code ?? ''] ?? ['invalid_input', 'requestUnreadable']
    log.debug({ code, cause: error.code }, 'refused a connection')
    refuse(socket, new AppError(code, reason))
  }

  /** For CONNECT, which asks for a tunnel to another host. */
  function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
    refuse(socket, new AppError('method_not_allowed', 'requestMethodUnknown'))
  }

  function refuse(socket: Duplex, failure: AppError): void {
    const requestId = randomUUID()
    const body = JSON.stringify(failureBody(failure, requestId))
    const { status } = errorCatalogue[failure.code]
    const all = { ...headersOf(requestId), connection: 'close', 'content-length': String(Buffer.byteLength(body)) }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('error', () => undefined) // the client may be gone
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
  }

  return { refuseAddress, refuseConnection, refuseTunnel }
}

const refusals: Readonly<Record<string, readonly [ErrorCode, PlainReason]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'requestTooSlow'],
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'requestHeadersTooLarge'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body_too_large', 'requestTooLarge'],
}

type AnsweringSocket = Socket & { _httpMessage?: { headersSent: boolean } | null }

function isAnswering(socket: AnsweringSocket): boolean {
  return Boolean(socket._httpMessage)
}

/** As Node's own handler checks: never writes into an answer that has begun. */
function isFree(socket: AnsweringSocket): boolean {
  return socket.writable && !socket._httpMessage?.headersSent
}
