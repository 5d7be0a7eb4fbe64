import { describe, expect, test } from 'vitest'
import { samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../../tests/support/components/sample-posts.ts'
import { canMove, draftTarget, groupEntries, moveToDay } from './entries.ts'

const own = 'Europe/Berlin'
const december = { createdAt: '2098-12-02T08:00:00.000Z' }
const group = (
  posts: Parameters<typeof groupEntries>[0],
  publications: Parameters<typeof groupEntries>[1] = [],
  withGone = true,
) =>
  [...groupEntries(posts, publications, { timeZone: own, withGone })].map(([day, entries]) => [
    day,
    entries.map(({ id }) => id),
  ])

describe('a post is on the day', () => {
  test('on which it was written, where its author lives', () => {
    const late = samplePost({ id: 'late', createdAt: '2026-11-20T23:30:00.000Z' })
    expect(group([late, samplePost({ id: 'noon' })])).toEqual([
      ['2026-11-21', ['late']],
      ['2026-11-20', ['noon']],
    ])
  })

  test('on which it goes out, before those that do not and by time, and on no other', () => {
    const late = samplePublication({ id: 'late', postId: 'c', dueAt: '2098-12-02T22:30:00.000Z' })
    const early = samplePublication({ id: 'early', dueAt: '2098-12-02T06:00:00.000Z' })
    const posts = [
      samplePost({ id: 'b', ...december }),
      samplePost({ id: 'c' }),
      samplePost(),
      samplePost({ id: 'd', ...december }),
    ]
    expect(group(posts, [late, early])).toEqual([['2098-12-02', ['early', 'late', 'b', 'd']]])
  })

  test('that its list names, where its publication is of days not shown', () => {
    const publication = {
      state: 'scheduled',
      at: '2098-12-24T08:00:00.000Z',
      accountName: '',
      needsAuthor: false,
      isLive: false,
    } as const
    expect(group([samplePost({ publication, ...december })])).toEqual([['2098-12-24', ['a']]])
  })

  test('as before, where it was cancelled or deleted at LinkedIn', () => {
    const off = samplePublication({ state: 'cancelled' })
    const deleted = samplePublication({ id: 'q', state: 'published', deletedAt: '2098-12-02T08:00:00.000Z' })
    expect(group([samplePost()], [off, deleted])).toEqual([['2026-11-20', ['a']]])
  })

  test('of its publication, where it was deleted here and is still at LinkedIn', () => {
    const gone = samplePublication({ state: 'published', hasPost: false, publishedAt: '2098-12-05T08:00:00.000Z' })
    expect(group([], [gone])).toEqual([['2098-12-05', ['p']]])
    expect(group([], [gone], false)).toEqual([])
  })
})

describe('moving', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')

  test('keeps the time on the clock, also over a change of the clocks, and never leads into the past', () => {
    const winter = samplePublication({ at: '2026-03-27T09:00', dueAt: '2026-03-27T08:00:00.000Z' })
    expect(moveToDay(winter, { day: '2026-03-30', time: null, own, now })).toEqual({
      at: '2026-03-30T09:00',
      timeZone: own,
      dueAt: '2026-03-30T07:00:00.000Z',
    })
    expect(moveToDay(winter, { day: '2026-03-30', time: '17:30', own, now })?.at).toBe('2026-03-30T17:30')
    expect(moveToDay(winter, { day: '2025-12-31', time: null, own, now })).toBeNull()
  })

  test('a draft suggests a free time, else nine o’clock', () => {
    expect(draftTarget({ day: '2026-01-02', time: null, own, now })?.at).toBe('2026-01-02T09:00')
    expect(draftTarget({ day: '2026-01-02', time: '17:30', own, now })?.at).toBe('2026-01-02T17:30')
    expect(draftTarget({ day: '2025-12-31', time: null, own, now })).toBeNull()
  })

  test('what is out, being sent or marked as published stays', () => {
    const entry = (state: 'scheduled' | 'missed' | 'published' | 'sending') =>
      canMove({ id: 'p', post: samplePost(), publication: samplePublication({ state }), moment: '' })
    expect([entry('scheduled'), entry('missed'), entry('published'), entry('sending')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const post = (status: 'draft' | 'published') =>
      canMove({ id: 'a', post: samplePost({ status }), publication: null, moment: '' })
    expect([post('draft'), post('published')]).toEqual([true, false])
  })
})
