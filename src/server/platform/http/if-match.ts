import type { PlainReason } from '#shared/errors/reason'
import { AppError, failureBody } from '../errors.ts'
import type { HttpReply, HttpRequest } from './http.ts'

/** Saves that name the version they began from, so that nobody overwrites what another member saved meanwhile. */

/**
 * The version of an `If-Match: "VERSION"` header. Undefined without one, which is accepted only where `isRequired` is
 * false.
 * @throws AppError precondition_required | invalid_input
 */
export function readIfMatch({ headers }: Pick<HttpRequest, 'headers'>, isRequired: boolean): number | undefined {
  const sent = headers['if-match']
  if (sent === undefined) {
    if (isRequired) throw new AppError('precondition_required', 'versionUnnamed')
    return undefined
  }
  const [, version] = /^"(\d{1,15})"$/.exec(sent) ?? []
  if (version === undefined) throw new AppError('invalid_input', 'versionUnreadable')
  return Number(version)
}

export function setVersion(reply: HttpReply, version: number): void {
  reply.header('etag', `"${version}"`)
}

/** 409 with what is there now, for the sender to compare with. */
export async function answerStale(
  request: HttpRequest,
  reply: HttpReply,
  current: object,
  reason: PlainReason = 'changedElsewhere',
): Promise<undefined> {
  await reply.status(409).send({ ...failureBody(new AppError('conflict', reason), request.id), current })
  return undefined
}
