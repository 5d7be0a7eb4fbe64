import { isDayLimit } from './day-limit.ts'
import { codeWord, type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import { isVersionEnded } from './versions.ts'

/** What an answer to creating a post means. The one question that matters: can the post be there? */
export type PostAnswer = Seen &
  (
    | { kind: 'created'; urn: string }
    /** The same text went out within the last hours. `urn` is that post's, when LinkedIn names it. */
    | { kind: 'duplicate'; urn: string | null }
    /** It was not created, and the same again would not be either. */
    | { kind: 'refused'; why: Refusal }
    /** It was not created, and may be tried again. */
    | { kind: 'put-off'; why: 'conflict' | 'media' | 'busy' | 'day-limit' | 'unreachable' }
    /** It was not created: no post can be with this token, or with this version of the API. */
    | { kind: 'sign-in' }
    | { kind: 'version' }
    | { kind: 'unknown' }
  )

/** `video`: it could not be processed. */
export type Refusal = 'product' | 'length' | 'share-limit' | 'video' | 'other'

/** For the log of attempts. */
export interface Seen {
  status: number | null
  code: string | null
}

const postUrn = /urn:li:(?:share|ugcPost):[\w-]{1,60}/

/** Pure. Whatever is not certain to be a refusal is unknown. */
export function readPostAnswer({ status, headers, text, fields }: LinkedinAnswer): PostAnswer {
  const seen = { status, code: codeOf(fields, text) }
  if (status === 201) {
    const urn = postUrn.exec(headers.get('x-restli-id') ?? '')?.[0]
    return urn ? { ...seen, kind: 'created', urn } : { ...seen, kind: 'unknown' }
  }
  if (status < 400 || status >= 500 || status === 408) return { ...seen, kind: 'unknown' }
  if (status === 401) return { ...seen, kind: 'sign-in' }
  if (isVersionEnded(seen)) return { ...seen, kind: 'version' }
  if (status === 409) return { ...seen, kind: 'put-off', why: 'conflict' }
  if (status === 422 && /duplicate/i.test(text)) {
    return { ...seen, kind: 'duplicate', urn: postUrn.exec(text)?.[0] ?? null }
  }
  if (status === 429) {
    if (/verif/i.test(text)) return { ...seen, kind: 'refused', why: 'share-limit' }
    return { ...seen, kind: 'put-off', why: isDayLimit({ status, text }) ? 'day-limit' : 'busy' }
  }
  if (/MEDIA_ASSET_WAITING_UPLOAD/.test(text)) return { ...seen, kind: 'put-off', why: 'media' }
  if (status === 403) return { ...seen, kind: 'refused', why: 'product' }
  return { ...seen, kind: 'refused', why: /FIELD_LENGTH_TOO_LONG/.test(text) ? 'length' : 'other' }
}

/** What a failed call to create something means. Only where LinkedIn certainly got nothing may it be sent again. */
export function readNoAnswer(error: unknown): Seen & ({ kind: 'unknown' } | { kind: 'put-off'; why: 'unreachable' }) {
  const wasSent = !(error instanceof LinkedinUnreachable) || error.wasSent
  return wasSent
    ? { status: null, code: 'NO_ANSWER', kind: 'unknown' }
    : { status: null, code: 'NO_CONNECTION', kind: 'put-off', why: 'unreachable' }
}

function codeOf(fields: Readonly<Record<string, unknown>>, text: string): string | null {
  const named = /"code"\s*:\s*"([A-Z][A-Z_]{2,79})"/.exec(text)?.[1]
  return codeWord(named ?? fields.code ?? fields.serviceErrorCode)
}
