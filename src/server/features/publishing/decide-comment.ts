import type { CommentAnswer } from '#server/adapters/linkedin/comments'
import { because, type Reason } from '#shared/errors/reason'
import { type FirstCommentState, firstComments } from '#shared/rules/first-comments'
import { secondMs } from '#shared/time/durations'
import type { Standing } from './decide.ts'
import { mayPublish } from './standing.ts'

/**
 * What becomes of a first comment, as a pure machine:
 *
 *   planned -> due -> sending -> done | unconfirmed | failed
 *
 * LinkedIn neither names nor refuses a comment that is there already. So a request is sent again only when the one before
 * certainly added nothing; after an unknown outcome nothing is ever sent, and the author adds it or sees that it is there.
 */

export interface FirstComment {
  state: FirstCommentState
  nextAt: number | null
  tries: number
  /** When its post was there, epoch ms. */
  dueAt: number | null
  sentAt: number | null
  doneAt: number | null
  urn: string | null
  reason: Reason | null
}

export type CommentChange = Partial<FirstComment>

const againMs = 15 * secondMs
const maxPutOffs = 20

/**
 * Its post was published.
 * @param urn null: unknown
 * @param byAuthor the author marked it as published: whoever published it may have added the comment too.
 */
export function afterPost({
  urn,
  byAuthor,
  now,
}: {
  urn: string | null
  byAuthor: boolean
  now: number
}): CommentChange {
  if (byAuthor) return unconfirmed('firstCommentByHand')
  if (urn === null) return failed('firstCommentByHand')
  return { state: 'due', dueAt: now, nextAt: now + firstComments.afterMs }
}

/** What prevents sending it; null: nothing. @param standing null: the account or the author is gone */
export function findCommentBlocker(
  { dueAt }: Pick<FirstComment, 'dueAt'>,
  { standing, mayComment, isPostDeleted }: { standing: Standing | null; mayComment: boolean; isPostDeleted: boolean },
  now: number,
): CommentChange | null {
  if (isPostDeleted) return failed('firstCommentPostDeleted')
  if (now - (dueAt ?? now) > firstComments.latestMs) return failed('firstCommentTooLate')
  if (!standing || !mayPublish(standing)) return failed('firstCommentNotAllowed')
  if (standing.state !== 'connected' && standing.state !== 'expiring') return later(now)
  return mayComment ? null : failed('firstCommentProductMissing')
}

/** Stored before the first byte leaves. */
export function beforeCommenting(now: number): CommentChange {
  return { state: 'sending', sentAt: now }
}

/** @param hasVersion whether another version of the API works where LinkedIn has ended that of the call */
export function afterCommenting(
  { tries }: Pick<FirstComment, 'tries'>,
  answer: CommentAnswer,
  { now, hasVersion }: { now: number; hasVersion: boolean },
): CommentChange {
  switch (answer.kind) {
    case 'created':
      return { state: 'done', urn: answer.urn, doneAt: now, nextAt: null, reason: null }
    case 'unknown':
      return unconfirmed('firstCommentUnconfirmed')
    case 'sign-in':
      return later(now)
    case 'version':
      return hasVersion ? { ...later(now), nextAt: now } : later(now)
    case 'day-limit':
      return failed('firstCommentDayLimit')
    case 'put-off':
      return tries + 1 >= maxPutOffs ? failed('firstCommentUnreachable') : { ...later(now), tries: tries + 1 }
    case 'refused': {
      if (answer.why === 'product') return failed('firstCommentProductMissing')
      const code = answer.code ?? String(answer.status ?? '')
      return { ...failed('firstCommentRefused'), reason: because('firstCommentRefused', { code }) }
    }
  }
}

/** Found in `sending`: its process died, so the outcome is unknown. */
export function afterLostSending(): CommentChange {
  return unconfirmed('firstCommentUnconfirmed')
}

function later(now: number): CommentChange {
  return { state: 'due', nextAt: now + againMs }
}

function unconfirmed(name: 'firstCommentUnconfirmed' | 'firstCommentByHand'): CommentChange {
  return { state: 'unconfirmed', nextAt: null, reason: { name, values: {} } }
}

type Failing =
  | 'firstCommentByHand'
  | 'firstCommentPostDeleted'
  | 'firstCommentTooLate'
  | 'firstCommentNotAllowed'
  | 'firstCommentProductMissing'
  | 'firstCommentDayLimit'
  | 'firstCommentUnreachable'
  | 'firstCommentRefused'

function failed(name: Failing): CommentChange {
  return { state: 'failed', nextAt: null, reason: { name, values: {} } }
}
