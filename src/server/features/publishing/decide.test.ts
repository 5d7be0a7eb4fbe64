import { describe, expect, test } from 'vitest'
import type { PostAnswer } from '#server/adapters/linkedin/post-answer'
import { afterOwnFailure, afterSending, afterTimeout, afterUpload, findBlocker, goesWithoutPicture } from './decide.ts'

const minute = 60_000
const now = Date.parse('2026-12-01T09:00:00Z')
const seen = { status: null, code: null }
const urn = 'urn:li:share:7100000000000000001'
const connected = { state: 'connected' } as const
/** The bytes of the same post without the picture of its link's card. */
const bare = { body: '{}', bodyHash: '00' }

describe('before anything is sent', () => {
  const due = { dueAt: now, notBefore: null, reason: null }

  test('nothing holds a post whose time has come, up to an hour late', () => {
    expect(findBlocker(due, connected, now)).toBeNull()
    expect(findBlocker(due, { state: 'expiring' }, now + 60 * minute)).toBeNull()
  })

  test('what is more than an hour late asks', () => {
    expect(findBlocker(due, connected, now + 60 * minute + 1)).toMatchObject({ state: 'missed', nextAt: null })
  })

  test('what waits for a version of the API asks after a day, and after its end like any other', () => {
    const waiting = { ...due, notBefore: now, reason: { name: 'publicationVersion', values: {} } } as const
    expect(findBlocker(waiting, connected, now + 24 * 60 * minute)).toBeNull()
    expect(findBlocker(waiting, connected, now + 24 * 60 * minute + 1)).toMatchObject({ state: 'missed' })
    const released = { ...due, notBefore: now + 300 * minute }
    expect(findBlocker(released, connected, now + 301 * minute)).toBeNull()
  })

  test('waiting for LinkedIn’s next day makes nothing late', () => {
    expect(findBlocker({ ...due, notBefore: now + 900 * minute }, connected, now + 901 * minute)).toBeNull()
  })

  test.each([
    ['sealed', 'publicationSealed'],
    ['not-approved', 'publicationNotApproved'],
    ['left-team', 'publicationLeftTeam'],
    ['plan-ended', 'publicationPlanEnded'],
  ] as const)('%s lets it wait', (state, name) => {
    expect(findBlocker(due, { state }, now)).toMatchObject({
      state: 'scheduled',
      nextAt: now + minute,
      reason: { name },
    })
  })

  test('trouble of our own is tried again after longer and longer pauses, and given up after five in a row', () => {
    const reason = { name: 'publicationTrouble', values: {} } as const
    const seconds = [0, 1, 2, 3].map((tries) => {
      const { nextAt, ...change } = afterOwnFailure({ tries, reason: tries === 0 ? null : reason }, now)
      expect(change).toMatchObject({ state: 'scheduled', tries: tries + 1, reason })
      return ((nextAt ?? 0) - now) / 1_000
    })
    expect(seconds).toEqual([30, 60, 120, 240])
    const given = { state: 'failed', nextAt: null, reason: { name: 'publicationGaveUp' } }
    expect(afterOwnFailure({ tries: 4, reason }, now)).toMatchObject(given)
    const other = { name: 'publicationUnreachable', values: {} } as const
    expect(afterOwnFailure({ tries: 40, reason: other }, now), 'waiting for LinkedIn is another matter').toMatchObject({
      state: 'scheduled',
      tries: 1,
    })
  })

  test.each(['paused', 'expired'] as const)('an account that is %s lets it wait', (state) => {
    expect(findBlocker(due, { state }, now)).toMatchObject({ state: 'scheduled', nextAt: now + minute })
  })

  test('without an account it failed', () => {
    expect(findBlocker(due, null, now)).toMatchObject({ state: 'failed', reason: { name: 'publicationAccountGone' } })
  })
})

test('a sending that a clock ahead of time noted is not waited for', () => {
  const ahead = now + 300 * 24 * 60 * minute
  const change = afterTimeout({ sentAt: ahead, unknownAt: ahead, resentAt: null }, now)
  expect(change).toMatchObject({ state: 'sending', nextAt: now + 90_000 })
})

describe('after the bytes went out for the first time', () => {
  const first = { tries: 0, unknownAt: null, sentAt: now - 500, resentAt: null }
  const outcome = (answer: PostAnswer, tries = 0) =>
    afterSending({ ...first, tries }, answer, { now, isOurs: false, hasVersion: false, withoutPicture: null })

  test('a post that LinkedIn names is published', () => {
    expect(outcome({ ...seen, kind: 'created', urn })).toMatchObject({ state: 'published', urn, publishedAt: now })
  })

  test('a duplicate is someone’s earlier post, and not this one', () => {
    expect(outcome({ ...seen, kind: 'duplicate', urn })).toMatchObject({
      state: 'failed',
      reason: { name: 'publicationDuplicateOf', values: { address: expect.stringContaining(urn) } },
    })
    expect(outcome({ ...seen, kind: 'duplicate', urn: null })).toMatchObject({ state: 'failed' })
  })

  test('an outcome that nobody knows is asked about after 90 seconds', () => {
    expect(outcome({ ...seen, kind: 'unknown' })).toMatchObject({
      state: 'sending',
      unknownAt: now - 500,
      nextAt: now - 500 + 90_000,
    })
  })

  test.each([
    ['product', 'publicationProductMissing'],
    ['length', 'publicationTooLong'],
    ['share-limit', 'publicationShareLimit'],
    ['other', 'publicationRefused'],
  ] as const)('refused for %s, it failed', (why, name) => {
    expect(outcome({ ...seen, kind: 'refused', why })).toMatchObject({
      state: 'failed',
      nextAt: null,
      reason: { name },
    })
  })

  test('a conflict is tried once more with the same bytes', () => {
    expect(outcome({ ...seen, kind: 'put-off', why: 'conflict' })).toMatchObject({ state: 'armed', tries: 1 })
    expect(outcome({ ...seen, kind: 'put-off', why: 'conflict' }, 1)).toMatchObject({ state: 'failed' })
  })

  test('a picture that is still processed is waited for, for two minutes', () => {
    expect(outcome({ ...seen, kind: 'put-off', why: 'media' }, 23)).toMatchObject({
      state: 'armed',
      nextAt: now + 5_000,
    })
    expect(outcome({ ...seen, kind: 'put-off', why: 'media' }, 24)).toMatchObject({ state: 'failed' })
  })

  test('the limit of a day is waited for until after midnight UTC', () => {
    const midnight = Date.parse('2026-12-02T00:01:00Z')
    const change = { state: 'scheduled', nextAt: midnight, notBefore: midnight }
    expect(outcome({ ...seen, kind: 'put-off', why: 'day-limit' })).toMatchObject(change)
  })

  test('a refused token lets it wait', () => {
    expect(outcome({ ...seen, kind: 'sign-in' })).toMatchObject({ state: 'scheduled', nextAt: now + minute })
  })

  test('an ended version lets it wait, and the same bytes go out at once where another works', () => {
    const waiting = { state: 'scheduled', notBefore: now, reason: { name: 'publicationVersion' } }
    expect(outcome({ ...seen, kind: 'version' })).toMatchObject(waiting)
    const replaced = { now, isOurs: false, hasVersion: true, withoutPicture: null }
    const atOnce = { state: 'armed', nextAt: now, notBefore: now, reason: null }
    expect(afterSending(first, { ...seen, kind: 'version' }, replaced)).toEqual(atOnce)
  })
})

describe('after the same bytes went out again, because nobody knew', () => {
  const second = { tries: 0, unknownAt: now - 2 * minute, sentAt: now - 2 * minute, resentAt: now - 500 }
  const outcome = (answer: PostAnswer, isOurs = false) =>
    afterSending(second, answer, { now, isOurs, hasVersion: false, withoutPicture: null })

  const madeAfterSending = (ms: number) => `urn:li:share:${BigInt(second.sentAt + ms) << 22n}`

  test.each([-59_000, 0, 30_000])('a duplicate that was made %d ms after the first sending is this very post', (ms) => {
    const named = madeAfterSending(ms)
    expect(outcome({ ...seen, kind: 'duplicate', urn: named })).toMatchObject({ state: 'published', urn: named })
  })

  test.each([-61_000, 60_000, 120_000])('one that was made %d ms after it may be another post', (ms) => {
    expect(outcome({ ...seen, kind: 'duplicate', urn: madeAfterSending(ms) })).toMatchObject({ state: 'unconfirmed' })
  })

  test('a name without a time, and that of another publication, are asked about', () => {
    const named = 'urn:li:ugcPost:a-name'
    expect(outcome({ ...seen, kind: 'duplicate', urn: named })).toMatchObject({ state: 'unconfirmed' })
    expect(outcome({ ...seen, kind: 'duplicate', urn: madeAfterSending(0) }, true)).toMatchObject({
      state: 'unconfirmed',
    })
  })

  test('a post created now is this one', () => {
    expect(outcome({ ...seen, kind: 'created', urn })).toMatchObject({ state: 'published', urn })
  })

  const createdNothing: PostAnswer[] = [
    { ...seen, kind: 'refused', why: 'other' },
    { ...seen, kind: 'put-off', why: 'conflict' },
    { ...seen, kind: 'put-off', why: 'day-limit' },
    { ...seen, kind: 'sign-in' },
  ]

  test('an ended version does not count as a try', () => {
    expect(outcome({ ...seen, kind: 'version' })).toMatchObject({ state: 'sending', resentAt: null, tries: 0 })
  })

  test.each(createdNothing)('an answer that surely created nothing allows one more try: $kind', (answer) => {
    const again = { state: 'sending', resentAt: null, tries: 1, nextAt: now + minute }
    const sent = { now, isOurs: false, hasVersion: false, withoutPicture: bare }
    expect(afterSending(second, answer, sent)).toEqual(again)
    const third = { ...second, tries: 1 }
    expect(afterSending(third, answer, sent)).toMatchObject({ state: 'unconfirmed', nextAt: null })
  })

  test.each<PostAnswer>([
    { ...seen, kind: 'duplicate', urn: null },
    { ...seen, kind: 'unknown' },
  ])('what tells nothing asks the author: $kind', (answer) => {
    expect(outcome(answer)).toMatchObject({ state: 'unconfirmed', nextAt: null })
  })

  test('a duplicate of another of the author’s publications says nothing of this one', () => {
    expect(outcome({ ...seen, kind: 'duplicate', urn }, true)).toMatchObject({ state: 'unconfirmed' })
  })
})

describe('a card with a picture', () => {
  const first = { tries: 0, unknownAt: null, sentAt: now - 500, resentAt: null }
  const outcome = (answer: PostAnswer, tries = 0) =>
    afterSending({ ...first, tries }, answer, { now, isOurs: false, hasVersion: false, withoutPicture: bare })

  test('goes out without it where LinkedIn surely refused the post, be it for the picture or not', () => {
    const without = { state: 'armed', ...bare, nextAt: now, tries: 0, reason: null }
    expect(outcome({ ...seen, kind: 'refused', why: 'other' })).toEqual(without)
    expect(outcome({ ...seen, kind: 'put-off', why: 'media' }, 24)).toEqual(without)
  })

  test.each<PostAnswer>([
    { ...seen, kind: 'refused', why: 'product' },
    { ...seen, kind: 'refused', why: 'length' },
    { ...seen, kind: 'put-off', why: 'media' },
    { ...seen, kind: 'put-off', why: 'conflict' },
    { ...seen, kind: 'unknown' },
    { ...seen, kind: 'duplicate', urn },
    { ...seen, kind: 'sign-in' },
  ])('keeps its bytes where that says nothing of the picture: $kind', (answer) => {
    expect(outcome(answer)).not.toHaveProperty('body')
  })

  test('waits for the upload once, and not at all where LinkedIn refused it', () => {
    const unreachable = { ...seen, kind: 'put-off', why: 'unreachable' } as const
    expect(goesWithoutPicture({ tries: 0 }, unreachable)).toBe(false)
    expect(goesWithoutPicture({ tries: 1 }, unreachable)).toBe(true)
    expect(goesWithoutPicture({ tries: 0 }, { ...seen, kind: 'refused', why: 'other' })).toBe(true)
    expect(goesWithoutPicture({ tries: 0 }, { ...seen, kind: 'put-off', why: 'day-limit' })).toBe(true)
  })

  test('waits with its post where the account or the server has to be seen to', () => {
    expect(goesWithoutPicture({ tries: 9 }, { ...seen, kind: 'sign-in' })).toBe(false)
    expect(goesWithoutPicture({ tries: 9 }, { ...seen, kind: 'version' })).toBe(false)
  })
})

describe('found while it was being sent, by a process that has ended', () => {
  const sent = { sentAt: now, unknownAt: null, resentAt: null }

  test('nothing is sent before 90 seconds are over', () => {
    const noted = { state: 'sending', unknownAt: now, nextAt: now + 90_000 }
    expect(afterTimeout(sent, now + 31_000)).toMatchObject(noted)
    expect(afterTimeout({ ...sent, unknownAt: now }, now + 89_999)).toMatchObject(noted)
  })

  test('then the same bytes go out once', () => {
    expect(afterTimeout({ ...sent, unknownAt: now }, now + 90_000)).toBe('send-again')
  })

  test.each([
    { ...sent, unknownAt: now, resentAt: now + 95_000 },
    { ...sent, unknownAt: now - 11 * minute },
    { ...sent, sentAt: now - 11 * minute },
  ])('after that, or after ten minutes, the author is asked', (left) => {
    expect(afterTimeout(left, now + 100_000)).toMatchObject({ state: 'unconfirmed' })
  })
})

test('an upload that failed has created nothing, and all of it is done again', () => {
  const answer = { ...seen, kind: 'put-off', why: 'unreachable' } as const
  expect(afterUpload({ tries: 0 }, answer, { now, hasVersion: false })).toMatchObject({
    state: 'scheduled',
    nextAt: now + 15_000,
  })
  const refused = { ...seen, kind: 'refused', why: 'product' } as const
  expect(afterUpload({ tries: 0 }, refused, { now, hasVersion: false })).toMatchObject({ state: 'failed' })
})
