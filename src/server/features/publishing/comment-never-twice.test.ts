import { expect, test } from 'vitest'
import type { CommentAnswer } from '#server/adapters/linkedin/comments'
import type { Standing } from './decide.ts'
import {
  afterCommenting,
  afterLostSending,
  afterPost,
  beforeCommenting,
  type FirstComment,
  findCommentBlocker,
} from './decide-comment.ts'

/**
 * Every possible course of a first comment against a LinkedIn that takes the same text any number of times: at most one is
 * added, and its reported outcome is true.
 */

const seen = { status: null, code: null }
const fates = [
  'added',
  'added-silently',
  'lost',
  'refused',
  'forbidden',
  'missing',
  'busy',
  'unreachable',
  'signed-out',
  'day-limit',
  'version-ended',
  'version-replaced',
  'killed-before',
  'killed-after',
  'account-expired',
  'left-team',
  'post-deleted',
] as const
type Fate = (typeof fates)[number]

const start = Date.parse('2026-12-01T09:00:00Z')
const leaseMs = 30_000

interface World {
  comment: FirstComment
  now: number
  /** How many there are at LinkedIn. */
  added: number
  sends: number
}

/** What LinkedIn does, and the answer; null: the process was killed. */
function send(world: World, fate: Fate): CommentAnswer | null {
  if (fate === 'killed-before') return null
  world.sends += 1
  switch (fate) {
    case 'refused':
      return { ...seen, kind: 'refused', why: 'other' }
    case 'forbidden':
      return { ...seen, kind: 'refused', why: 'product' }
    case 'missing':
    case 'busy':
    case 'unreachable':
      return { ...seen, kind: 'put-off', why: fate }
    case 'signed-out':
      return { ...seen, kind: 'sign-in' }
    case 'day-limit':
      return { ...seen, kind: 'day-limit' }
    case 'version-ended':
    case 'version-replaced':
      return { ...seen, kind: 'version' }
    case 'lost':
      return { ...seen, kind: 'unknown' }
    default:
      world.added += 1
      if (fate === 'killed-after') return null
      return fate === 'added-silently' ? { ...seen, kind: 'unknown' } : { ...seen, kind: 'created', urn: 'urn' }
  }
}

/** One step of a process, as `send-comment.ts` does it. */
function look(world: World, fate: Fate): void {
  const { comment, now } = world
  if (comment.state === 'sending') {
    Object.assign(comment, afterLostSending())
    return
  }
  const state: Standing['state'] =
    fate === 'account-expired' ? 'expired' : fate === 'left-team' ? 'left-team' : 'connected'
  const facts = { standing: { state }, mayComment: true, isPostDeleted: fate === 'post-deleted' }
  const blocker = findCommentBlocker(comment, facts, now)
  if (blocker) {
    Object.assign(comment, blocker)
    return
  }
  Object.assign(comment, beforeCommenting(now))
  const answer = send(world, fate)
  if (answer) Object.assign(comment, afterCommenting(comment, answer, { now, hasVersion: fate === 'version-replaced' }))
  else comment.nextAt = now + leaseMs
}

function play(sequence: readonly Fate[], lateMs: number): World {
  const rest = [...sequence]
  const nothing = { tries: 0, dueAt: null, sentAt: null, doneAt: null, urn: null, reason: null, nextAt: null }
  const comment: FirstComment = { state: 'planned', ...nothing }
  Object.assign(comment, afterPost({ urn: 'urn:li:share:1', byAuthor: false, now: start }))
  const world: World = { comment, now: start, added: 0, sends: 0 }
  for (let looks = 0; comment.nextAt !== null && looks < 500; looks += 1) {
    world.now = Math.max(world.now, comment.nextAt) + lateMs
    look(world, rest.shift() ?? 'added')
  }
  return world
}

const sequences = fates.flatMap((first) =>
  fates.flatMap((second) => fates.flatMap((third) => fates.map((fourth) => [first, second, third, fourth]))),
)

function isTrue({ comment: { state, nextAt, reason }, added }: World): boolean {
  if (added > 1 || nextAt !== null) return false
  if (state === 'done') return added === 1
  if (state === 'failed') return added === 0 && reason !== null
  return state === 'unconfirmed' && reason !== null
}

test.each([0, 45_000, 20 * 60_000, 2 * 60 * 60_000])(
  'however it goes, %d ms late, no comment is added twice, and none is reported that is not there',
  (lateMs) => {
    expect(sequences.filter((sequence) => !isTrue(play(sequence, lateMs)))).toEqual([])
  },
)

test('after an outcome that nobody knows nothing is sent any more', () => {
  for (const fate of ['lost', 'added-silently', 'killed-before', 'killed-after'] as const) {
    expect(play([fate], 0).comment).toMatchObject({ state: 'unconfirmed' })
    expect(play([fate], 0).sends).toBeLessThanOrEqual(1)
  }
})

test.each(['missing', 'busy', 'unreachable', 'signed-out', 'account-expired'] as const)(
  'what is certainly not there is tried again, for an hour at most: %s',
  (fate) => {
    expect(play([fate, fate, fate], 0).comment.state).toBe('done')
    const never = play(
      Array.from({ length: 500 }, () => fate),
      0,
    )
    expect(never.comment.state).toBe('failed')
    expect(never.now - start).toBeLessThan(61 * 60_000)
  },
)

test('what its author says of the post is no word on the comment', () => {
  expect(afterPost({ urn: 'urn:li:share:1', byAuthor: true, now: start })).toMatchObject({ state: 'unconfirmed' })
  expect(afterPost({ urn: null, byAuthor: false, now: start })).toMatchObject({ state: 'failed' })
})
