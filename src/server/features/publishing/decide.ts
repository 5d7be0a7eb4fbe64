import type { PostAnswer } from '#server/adapters/linkedin/post-answer'
import { sendTimeoutMs } from '#server/adapters/linkedin/posts'
import type { UploadAnswer } from '#server/adapters/linkedin/uploads'
import { because } from '#shared/errors/reason'
import { timeOfUrn } from '#shared/linkedin/post-address'
import type { LinkedinAccountState } from '#shared/rules/linkedin'
import { nextLinkedinDay } from '#shared/rules/linkedin'
import { publishing } from '#shared/rules/publishing'
import { minuteMs, secondMs } from '#shared/time/durations'
import { addressOf, type Change, type Publication } from './publication.ts'

/**
 * What becomes of a publication, as a pure machine:
 *
 *   scheduled -> claimed -> uploading -> armed -> sending -> published | failed
 *
 * LinkedIn offers no way to check whether a post exists. So a request is sent again only when the first one certainly
 * created nothing, with one exception: after an unknown outcome, the very same bytes go out once more within ten
 * minutes, while LinkedIn still refuses a duplicate and names the post it accepted the first time. A named post counts
 * as ours only if its id was made while the first request lasted: some refusals name ids made for themselves. A refusal
 * that certainly created nothing says nothing about the first request, and allows one more try within those minutes. If
 * the outcome is still unclear then, the author decides.
 */

/** Sooner than this, LinkedIn may not recognise a duplicate yet. */
const askAgainMs = 90 * secondMs
/** Later than this, LinkedIn has forgotten the post. */
const askUntilMs = 10 * minuteMs
/** Pause after an answer that says nothing about the first attempt. */
const askOnceMoreMs = minuteMs
const maxAsks = 2
/** How long after its timeout the first request may still have created a post. */
const lateMs = 30 * secondMs
/** How far LinkedIn's clock and ours may differ. */
const skewMs = minuteMs
/** Pauses while a temporary failure lasts. */
const lookAgainMs = minuteMs
/** Those that wait for a version of the API are woken once there is one. */
export const versionLookMs = 5 * minuteMs
const mediaMs = 5 * secondMs
const maxMediaTries = 24
const maxConflicts = 1
/** The first pause after a failure of our own; each later one is twice as long. */
const troubleMs = 30 * secondMs
const maxTroubles = 5
/** How often a card's picture upload is retried before the card goes out without it. */
const maxPictureTries = 1

/** Whether an author may publish through an account now. `sealed`: its token does not open with this SECRET. */
export interface Standing {
  state:
    | LinkedinAccountState
    | 'sealed'
    | 'not-approved'
    | 'left-team'
    | 'plan-ended'
    | 'not-lent'
    | 'owner-refused'
    | 'asks-owner'
}

/** Before anything is sent. Null: nothing blocks it. @param account null: it was deleted */
export function findBlocker(
  publication: Pick<Publication, 'dueAt' | 'notBefore' | 'reason'>,
  account: Standing | null,
  now: number,
): Change | null {
  if (!account) return failed('publicationAccountGone')
  if (isMissed(publication, now)) {
    return { state: 'missed', nextAt: null, reason: { name: 'publicationMissed', values: {} } }
  }
  const waitsFor = waitingFor[account.state]
  return waitsFor === null ? null : waits(waitsFor, now)
}

function isMissed({ dueAt, notBefore, reason }: Pick<Publication, 'dueAt' | 'notBefore' | 'reason'>, now: number) {
  if (reason?.name === 'publicationVersion') return now - dueAt > publishing.latestWithoutVersionMs
  return now - Math.max(dueAt, notBefore ?? 0) > publishing.latestMs
}

export const waitingFor = {
  connected: null,
  expiring: null,
  expired: 'publicationSignIn',
  paused: 'publicationPaused',
  sealed: 'publicationSealed',
  'not-approved': 'publicationNotApproved',
  'left-team': 'publicationLeftTeam',
  'plan-ended': 'publicationPlanEnded',
  'not-lent': 'publicationNotLent',
  'owner-refused': 'publicationOwnerRefused',
  'asks-owner': 'publicationAsksOwner',
} as const satisfies Readonly<Record<Standing['state'], Waiting | null>>

/** No version of the API works: that time does not count as late. */
export function waitsForVersion(now: number): Change {
  return { ...waits('publicationVersion', now), nextAt: now + versionLookMs, notBefore: now }
}

/** After a failure of our own, which may pass or not. @param before the publication as it was claimed */
export function afterOwnFailure(before: Pick<Publication, 'tries' | 'reason'>, now: number): Change {
  const tries = before.reason?.name === 'publicationTrouble' ? before.tries + 1 : 1
  if (tries >= maxTroubles) return failed('publicationGaveUp')
  return { ...waits('publicationTrouble', now), nextAt: now + troubleMs * 2 ** (tries - 1), tries }
}

/** After a failed upload: no post was created. */
export function afterUpload(
  publication: Pick<Publication, 'tries'>,
  answer: Exclude<UploadAnswer, { kind: 'uploaded' }>,
  { now, hasVersion }: Pick<Sent, 'now' | 'hasVersion'>,
): Change {
  return answer.kind === 'unknown'
    ? waits('publicationUnreachable', now)
    : notCreated({ ...publication, state: 'scheduled' }, answer, { now, hasVersion })
}

/**
 * Whether the post goes out without its card's picture after that upload failed. Not if the post would be refused now
 * too.
 */
export function goesWithoutPicture(
  { tries }: Pick<Publication, 'tries'>,
  answer: Exclude<UploadAnswer, { kind: 'uploaded' }>,
): boolean {
  if (answer.kind === 'sign-in' || answer.kind === 'version') return false
  return (
    answer.kind === 'refused' || (answer.kind === 'put-off' && answer.why === 'day-limit') || tries >= maxPictureTries
  )
}

export interface Sent {
  now: number
  /** Whether another publication of this author has the URN that a duplicate names. */
  isOurs: boolean
  /** Whether another version of the API works where LinkedIn has ended that of the call. */
  hasVersion: boolean
  /** The same post without its card's picture; null where it has none. */
  withoutPicture: { body: string; bodyHash: string } | null
}

export function afterSending(
  publication: Pick<Publication, 'tries' | 'unknownAt' | 'sentAt' | 'resentAt'>,
  answer: PostAnswer,
  { now, isOurs, hasVersion, withoutPicture }: Sent,
): Change {
  if (answer.kind === 'created') return published(answer.urn, now)
  if (publication.unknownAt !== null) {
    if (answer.kind === 'duplicate') {
      const { urn } = answer
      return urn !== null && !isOurs && wasMadeByFirst(publication, urn) ? published(urn, now) : unconfirmed()
    }
    if (answer.kind === 'unknown') return unconfirmed()
    return scheduleRetry(answer.kind === 'version' ? publication.tries - 1 : publication.tries, now)
  }
  if (answer.kind === 'unknown') return unknown(publication.sentAt ?? now, now)
  if (answer.kind === 'duplicate') {
    const reason = answer.urn ? because('publicationDuplicateOf', { address: addressOf(answer.urn) }) : undefined
    return { ...failed('publicationDuplicate'), ...(reason && { reason }) }
  }
  // No post can exist: the bytes went out once and were certainly refused. So other bytes may replace them.
  if (withoutPicture && mayBeThePicture(publication, answer))
    return { state: 'armed', ...withoutPicture, nextAt: now, tries: 0, reason: null }
  return notCreated({ ...publication, state: 'armed' }, answer, { now, hasVersion })
}

/** Whether the first request made the id: not before it, and not by the second one, allowing for clock differences. */
function wasMadeByFirst({ sentAt, resentAt }: Pick<Publication, 'sentAt' | 'resentAt'>, urn: string): boolean {
  const madeAt = timeOfUrn(urn)
  if (madeAt === null || sentAt === null) return false
  const ended = sentAt + sendTimeoutMs + lateMs + skewMs
  return madeAt >= sentAt - skewMs && madeAt < Math.min(ended, (resentAt ?? ended) - skewMs)
}

/** For an unspecific refusal: LinkedIn checks a picture after its upload, and reports problems in several ways. */
function mayBeThePicture({ tries }: Pick<Publication, 'tries'>, answer: PostAnswer): boolean {
  if (answer.kind === 'put-off') return answer.why === 'media' && tries >= maxMediaTries
  return answer.kind === 'refused' && answer.why === 'other'
}

/** For one left in `sending` by a dead process. `send-again`: the same bytes should go out once more. */
export function afterTimeout(
  { sentAt, unknownAt, resentAt }: Pick<Publication, 'sentAt' | 'unknownAt' | 'resentAt'>,
  now: number,
): Change | 'send-again' {
  // a time from a clock that was ahead must not delay it
  const since = Math.min(unknownAt ?? sentAt ?? now, now)
  if (resentAt !== null || now - since > askUntilMs) return unconfirmed()
  return now - since >= askAgainMs && unknownAt !== null ? 'send-again' : unknown(since, now)
}

/** `state` is where it resumes: with its bytes fixed, or from the start. */
function notCreated(
  { tries, state }: { tries: number; state: 'scheduled' | 'armed' },
  answer: Exclude<PostAnswer, { kind: 'created' | 'duplicate' | 'unknown' }>,
  { now, hasVersion }: Pick<Sent, 'now' | 'hasVersion'>,
): Change {
  switch (answer.kind) {
    case 'sign-in':
      return waits('publicationSignIn', now)
    case 'version':
      return hasVersion ? { state, nextAt: now, notBefore: now, reason: null } : waitsForVersion(now)
    case 'refused':
      if (answer.why === 'product') return failed('publicationProductMissing')
      if (answer.why === 'length') return failed('publicationTooLong')
      if (answer.why === 'share-limit') return failed('publicationShareLimit')
      if (answer.why === 'video') return failed('publicationVideoFailed')
      return { ...failed('publicationRefused'), reason: because('publicationRefused', { code: refusalCode(answer) }) }
    case 'put-off':
      if (answer.why === 'day-limit') {
        const midnight = nextLinkedinDay(now)
        return { ...waits('publicationDayLimit', now), nextAt: midnight, notBefore: midnight }
      }
      if (answer.why === 'conflict' && tries >= maxConflicts) return failed('publicationConflict')
      if (answer.why === 'media' && tries >= maxMediaTries) return failed('publicationMediaStuck')
      if (answer.why === 'conflict' || answer.why === 'media') {
        return { state, nextAt: now + mediaMs, tries: tries + 1, reason: null }
      }
      return { ...waits('publicationUnreachable', now), nextAt: now + 15 * secondMs, tries: tries + 1 }
  }
}

function refusalCode({ code, status }: { code: string | null; status: number | null }): string {
  return code ?? String(status ?? '')
}

function published(urn: string, now: number): Change {
  return { state: 'published', urn, publishedAt: now, nextAt: null, reason: null }
}

function unknown(since: number, now: number): Change {
  const reason = { name: 'publicationUnknown', values: {} } as const
  return { state: 'sending', unknownAt: since, tries: 0, nextAt: Math.max(now, since + askAgainMs), reason }
}

/**
 * The second request certainly created nothing, so it may be repeated under the same rules; `tries` counts, but not a
 * version of the API that has ended.
 */
function scheduleRetry(tries: number, now: number): Change {
  if (tries + 1 >= maxAsks) return unconfirmed()
  return { state: 'sending', resentAt: null, tries: tries + 1, nextAt: now + askOnceMoreMs }
}

export function unconfirmed(): Change {
  return { state: 'unconfirmed', nextAt: null, reason: { name: 'publicationUnconfirmed', values: {} } }
}

type Failing =
  | 'publicationAccountGone'
  | 'publicationProductMissing'
  | 'publicationTooLong'
  | 'publicationShareLimit'
  | 'publicationVideoFailed'
  | 'publicationRefused'
  | 'publicationConflict'
  | 'publicationMediaStuck'
  | 'publicationDuplicate'
  | 'publicationEmpty'
  | 'tooManyMentions'
  | 'publicationGaveUp'

export function failed(name: Failing): Change {
  return { state: 'failed', nextAt: null, reason: { name, values: {} } }
}

type Waiting =
  | 'publicationTrouble'
  | 'publicationNotApproved'
  | 'publicationNeedsApproval'
  | 'publicationLeftTeam'
  | 'publicationNotLent'
  | 'publicationOwnerRefused'
  | 'publicationAsksOwner'
  | 'publicationPlanEnded'
  | 'publicationSealed'
  | 'publicationSignIn'
  | 'publicationPaused'
  | 'publicationVersion'
  | 'publicationDayLimit'
  | 'publicationUnreachable'

export function waits(name: Waiting, now: number): Change {
  return { state: 'scheduled', nextAt: now + lookAgainMs, reason: { name, values: {} } }
}
