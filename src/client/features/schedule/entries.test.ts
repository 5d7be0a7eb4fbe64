import { expect, test } from 'vitest'
import { samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { groupEntries, moveToDay } from './entries.ts'
import { readScheduleView, writeScheduleView } from './schedule-view.ts'

const own = 'Europe/Berlin'

test('days are the reader’s, what goes out stands before drafts, and nothing twice', () => {
  const late = samplePublication({ id: 'late', postId: 'c', dueAt: '2098-12-01T23:30:00.000Z' })
  const early = samplePublication({ id: 'early', dueAt: '2098-12-02T06:00:00.000Z' })
  const off = samplePublication({ id: 'off', postId: 'd', state: 'cancelled' })
  const drafts = [
    samplePost({ createdAt: '2098-12-02T08:00:00.000Z' }),
    samplePost({ id: 'b', createdAt: '2098-12-02T08:00:00.000Z' }),
    samplePost({ id: 'e', status: 'published', createdAt: '2098-12-02T08:00:00.000Z' }),
  ]
  const days = groupEntries([early, off, late], drafts, own)
  expect([...days.keys()]).toEqual(['2098-12-02'])
  expect(
    days.get('2098-12-02')?.map((entry) => (entry.kind === 'draft' ? entry.post.id : entry.publication.id)),
  ).toEqual(['late', 'early', 'b'])
})

test('a move keeps the time on the clock, also over a change of the clocks, and never leads into the past', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  const winter = samplePublication({ at: '2026-03-27T09:00', dueAt: '2026-03-27T08:00:00.000Z' })
  expect(moveToDay(winter, '2026-03-30', { own, now })).toEqual({
    at: '2026-03-30T09:00',
    timeZone: own,
    dueAt: '2026-03-30T07:00:00.000Z',
  })
  expect(moveToDay(winter, '2025-12-31', { own, now })).toBeNull()
})

test('the address names the view, and nothing that is as usual', () => {
  expect(readScheduleView(new URLSearchParams('tab=week&day=2026-02-30'))).toEqual({ tab: 'week', day: null })
  expect(String(writeScheduleView({ tab: 'month', day: null }))).toBe('')
  expect(String(writeScheduleView({ tab: 'list', day: '2026-02-03' }))).toBe('tab=list&day=2026-02-03')
})
