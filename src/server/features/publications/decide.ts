import type { PostAnswer } from '#server/adapters/linkedin/post-answer'
import { sendTimeoutMs } from '#server/adapters/linkedin/posts'
import type { UploadAnswer } from '#server/adapters/linkedin/uploads'
import { timeOfUrn } from '#server/adapters/linkedin/urn-time'
import { because } from '#shared/errors/reason'
import type { LinkedinAccountState } from '#shared/rules/linkedin'
import { publishing } from '#shared/rules/publishing'
import { dayMs, minuteMs, secondMs } from '#shared/time/durations'
import { addressOf, type Change, type Publication } from './publication.ts'

/**
 * What becomes of a publication, as a pure machine:
 *
 *   scheduled -> claimed -> uploading -> armed -> sending -> published | failed
 *
 * LinkedIn can't be asked whether a post is there. So bytes are sent again only when it is known that they created
 * nothing, with one exception: after an outcome that nobody knows, the very same bytes go out once more within ten
 * minutes, when LinkedIn still names the post that it took the first time. What it names counts as that post only if its
 * id was made while the first sending lasted: refusals were seen that name ids of their own making. An answer that surely created nothing tells
 * nothing of the first time, and allows one more try within those minutes. What is not clear then is for the author.
 */

/** After a shorter time LinkedIn may not recognise a post as a duplicate yet. */
const askAgainMs = 90 * secondMs
/** After a longer time it has forgotten the post. */
const askUntilMs = 10 * minuteMs
/** Pause after an answer that tells nothing of the first attempt. */
const askOnceMoreMs = minuteMs
const maxAsks = 2
/** How long after its time-out the first sending may still have made a post. */
const lateMs = 30 * secondMs
/** LinkedIn's clock and ours may differ by so much. */
const skewMs = minuteMs
/** Pauses while a temporary failure lasts. */
const lookAgainMs = minuteMs
const mediaMs = 5 * secondMs
const maxMediaTries = 24
const maxConflicts = 1
/** The first pause after a failure of our own; each is twice as long as the one before. */
const troubleMs = 30 * secondMs
const maxTroubles = 5
/** A card waits for its picture's upload as often before it goes out without it. */
const maxPictureTries = 1

/** Whether an author may publish by an account now. `sealed`: its token does not open with this SECRET. */
export interface Standing {
  state: LinkedinAccountState | 'sealed' | 'not-approved' | 'plan-ended'
}

/** Before anything is sent. Null: nothing is in the way. @param account null: it is gone */
export function findBlocker(
  publication: Pick<Publication, 'dueAt' | 'notBefore'>,
  account: Standing | null,
  now: number,
): Change | null {
  if (!account) return failed('publicationAccountGone')
  if (now - Math.max(publication.dueAt, publication.notBefore ?? 0) > publishing.latestMs) {
    return { state: 'missed', nextAt: null, reason: { name: 'publicationMissed', values: {} } }
  }
  const waitsFor = waitingFor[account.state]
  return waitsFor === null ? null : waits(waitsFor, now)
}

const waitingFor: Readonly<Record<Standing['state'], Waiting | null>> = {
  connected: null,
  expiring: null,
  expired: 'publicationSignIn',
  paused: 'publicationPaused',
  sealed: 'publicationSealed',
  'not-approved': 'publicationNotApproved',
  'plan-ended': 'publicationPlanEnded',
}

/** After a failure of our own, which may be over the next time, or never. @param before how it stood when it was taken */
export function afterOwnFailure(before: Pick<Publication, 'tries' | 'reason'>, now: number): Change {
  const tries = before.reason?.name === 'publicationTrouble' ? before.tries + 1 : 1
  if (tries >= maxTroubles) return failed('publicationGaveUp')
  return { ...waits('publicationTrouble', now), nextAt: now + troubleMs * 2 ** (tries - 1), tries }
}

/** After an upload that did not go well: no post was created. */
export function afterUpload(
  publication: Pick<Publication, 'tries'>,
  answer: Exclude<UploadAnswer, { kind: 'uploaded' }>,
  now: number,
): Change {
  return answer.kind === 'unknown'
    ? waits('publicationUnreachable', now)
    : notCreated({ ...publication, state: 'scheduled' }, answer, now)
}

/**
 * After the upload of a card's picture did not go well: whether the post goes out without it. Not where the post would
 * not be taken now either.
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
  /** The same post without the picture of its card; null where it has none. */
  withoutPicture: { body: string; bodyHash: string } | null
}

export function afterSending(
  publication: Pick<Publication, 'tries' | 'unknownAt' | 'sentAt' | 'resentAt'>,
  answer: PostAnswer,
  { now, isOurs, withoutPicture }: Sent,
): Change {
  if (answer.kind === 'created') return published(answer.urn, now)
  if (publication.unknownAt !== null) {
    if (answer.kind === 'duplicate') {
      const { urn } = answer
      return urn !== null && !isOurs && wasMadeByFirst(publication, urn) ? published(urn, now) : unconfirmed()
    }
    return answer.kind === 'unknown' ? unconfirmed() : scheduleRetry(publication.tries, now)
  }
  if (answer.kind === 'unknown') return unknown(publication.sentAt ?? now, now)
  if (answer.kind === 'duplicate') {
    const reason = answer.urn ? because('publicationDuplicateOf', { address: addressOf(answer.urn) }) : undefined
    return { ...failed('publicationDuplicate'), ...(reason && { reason }) }
  }
  // No post can be there: the bytes have gone out once, and were surely refused. So other bytes may take their place.
  if (withoutPicture && mayBeThePicture(publication, answer))
    return { state: 'armed', ...withoutPicture, nextAt: now, tries: 0, reason: null }
  return notCreated({ ...publication, state: 'armed' }, answer, now)
}

/** Whether an id was made by the first sending, and neither before it nor by the one that asked, whatever the clocks. */
function wasMadeByFirst({ sentAt, resentAt }: Pick<Publication, 'sentAt' | 'resentAt'>, urn: string): boolean {
  const madeAt = timeOfUrn(urn)
  if (madeAt === null || sentAt === null) return false
  const ended = sentAt + sendTimeoutMs + lateMs + skewMs
  return madeAt >= sentAt - skewMs && madeAt < Math.min(ended, (resentAt ?? ended) - skewMs)
}

/** Of a refusal in general terms: LinkedIn looks at a picture after its upload, and says in several ways what is wrong. */
function mayBeThePicture({ tries }: Pick<Publication, 'tries'>, answer: PostAnswer): boolean {
  if (answer.kind === 'put-off') return answer.why === 'media' && tries >= maxMediaTries
  return answer.kind === 'refused' && answer.why === 'other'
}

/**
 * Found in `sending` with nobody at it: its process has ended. `send-again`: the same bytes are to go out once more.
 */
export function afterTimeout(
  { sentAt, unknownAt, resentAt }: Pick<Publication, 'sentAt' | 'unknownAt' | 'resentAt'>,
  now: number,
): Change | 'send-again' {
  // a clock that was ahead makes nothing wait for it
  const since = Math.min(unknownAt ?? sentAt ?? now, now)
  if (resentAt !== null || now - since > askUntilMs) return unconfirmed()
  return now - since >= askAgainMs && unknownAt !== null ? 'send-again' : unknown(since, now)
}

/** `back` is where it goes on from: with its bytes fixed, or from the start. */
function notCreated(
  { tries, state }: { tries: number; state: 'scheduled' | 'armed' },
  answer: Exclude<PostAnswer, { kind: 'created' | 'duplicate' | 'unknown' }>,
  now: number,
): Change {
  switch (answer.kind) {
    case 'sign-in':
      return waits('publicationSignIn', now)
    case 'version':
      return waits('publicationVersion', now)
    case 'refused':
      if (answer.why === 'product') return failed('publicationProductMissing')
      if (answer.why === 'length') return failed('publicationTooLong')
      if (answer.why === 'share-limit') return failed('publicationShareLimit')
      return { ...failed('publicationRefused'), reason: because('publicationRefused', { code: refusalCode(answer) }) }
    case 'put-off':
      if (answer.why === 'day-limit') {
        const midnight = nextMidnight(now)
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

/** What went out again surely created nothing, so it may go out again as the first time allowed it: `tries` counts. */
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
  | 'publicationRefused'
  | 'publicationConflict'
  | 'publicationMediaStuck'
  | 'publicationDuplicate'
  | 'publicationEmpty'
  | 'publicationGaveUp'

export function failed(name: Failing): Change {
  return { state: 'failed', nextAt: null, reason: { name, values: {} } }
}

type Waiting =
  | 'publicationTrouble'
  | 'publicationNotApproved'
  | 'publicationPlanEnded'
  | 'publicationSealed'
  | 'publicationSignIn'
  | 'publicationPaused'
  | 'publicationVersion'
  | 'publicationDayLimit'
  | 'publicationUnreachable'

function waits(name: Waiting, now: number): Change {
  return { state: 'scheduled', nextAt: now + lookAgainMs, reason: { name, values: {} } }
}

/** LinkedIn's days are UTC's. A minute later, for clocks that differ. */
function nextMidnight(now: number): number {
  return Math.floor(now / dayMs + 1) * dayMs + minuteMs
}
