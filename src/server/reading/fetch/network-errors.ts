import { errors } from 'undici'
import { AppError } from '#server/platform/errors'
import { unreachable, unreadable } from './refusals.ts'

/**
 * Maps a failed connection to a user-facing error, by the codes of Node, undici and OpenSSL. An error without such a
 * code is our own bug and is returned unchanged.
 */
export function toFetchError(error: unknown): unknown {
  if (error instanceof AppError || error instanceof TypeError) return error
  const code = codeOf(error)
  if (code === null) return error

  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return unreadable('siteHeadersTooLarge', error)
  }
  if (/^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/.test(code)) return timedOut(error)
  if (/^(ENOTFOUND|ENODATA|EAI_)/.test(code)) {
    return unreachable('siteUnknown', error)
  }
  if (/CERT|SIGNATURE|SELF_SIGNED|ISSUER|HOSTNAME|_SSL_|_TLS_|^EPROTO$/.test(code)) {
    return unreachable('siteInsecure', error)
  }
  if (/^(E[A-Z]+|HPE_\w+|UND_ERR_\w+)$/.test(code) && code !== 'UND_ERR_INVALID_ARG') {
    return unreachable('siteUnreachable', error)
  }
  return error
}

export function timedOut(cause?: unknown): AppError {
  return unreachable('siteTooSlow', cause)
}

function codeOf(error: unknown): string | null {
  // undici 7.30 looks its parser's codes up the wrong way round and leaves them undefined.
  if (error instanceof errors.HTTPParserError) return 'HPE_INVALID'
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
