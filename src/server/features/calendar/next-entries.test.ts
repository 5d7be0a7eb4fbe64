import { expect, test } from 'vitest'
import { dayMs } from '#shared/time/durations'
import type { CalendarEntry } from './entry-repository.ts'
import { changedEntries, shownAfterMs } from './next-entries.ts'
import type { Planned } from './planned-repository.ts'

const now = Date.UTC(2026, 10, 29)
const planned: Planned = {
  id: 'one',
  postId: 'post',
  accountName: 'Ada Ames',
  state: 'scheduled',
  dueAt: now + dayMs,
  publishedAt: null,
  deletedAt: null,
  urn: null,
  title: 'A second quay',
  beginning: 'Ships no longer wait.',
}

/** Told of something, one after the other, each a day later; the entries known at the end. */
function tell(...steps: (readonly Planned[])[]): CalendarEntry[] {
  return steps.reduce<CalendarEntry[]>((known, step, at) => {
    const changed = changedEntries(step, known, now + at * 60_000)
    const ids = new Set(changed.map(({ publicationId }) => publicationId))
    return [...known.filter(({ publicationId }) => !ids.has(publicationId)), ...changed]
  }, [])
}

test('what is new is told once, and nothing again while it stays as it is', () => {
  const [first] = tell([planned])
  expect(first).toMatchObject({ publicationId: 'one', sequence: 0, changedAt: now, cancelledAt: null })
  expect(tell([planned], [planned], [planned])).toEqual([first])
})

test.each<[string, Partial<Planned>]>([
  ['time', { dueAt: now + 2 * dayMs }],
  ['title', { title: 'Another quay' }],
  ['text', { beginning: 'Ships wait.' }],
  ['account', { accountName: 'Ben' }],
  ['need of its author', { state: 'failed' }],
  ['publication', { state: 'published', publishedAt: now + dayMs, urn: 'urn:li:share:1' }],
  ['post, which is deleted', { beginning: null }],
])('another %s raises the sequence', (_what, change) => {
  expect(tell([planned], [{ ...planned, ...change }])).toMatchObject([{ sequence: 1, changedAt: now + 60_000 }])
})

test('steps of sending that nobody sees change nothing', () => {
  expect(tell([planned], [{ ...planned, state: 'claimed' }], [{ ...planned, state: 'sending' }])).toMatchObject([
    { sequence: 0 },
  ])
})

test.each<[string, readonly Planned[]]>([
  ['cancelled', [{ ...planned, state: 'cancelled' }]],
  ['deleted at LinkedIn', [{ ...planned, state: 'published', deletedAt: now }]],
  ['gone', []],
])('what is %s is cancelled, once', (_how, left) => {
  const cancelled = { sequence: 1, changedAt: now + 60_000, cancelledAt: now + 60_000, startsAt: planned.dueAt }
  expect(tell([planned], left, left)).toMatchObject([cancelled])
})

test('what no calendar ever heard of is not cancelled', () => {
  expect(tell([{ ...planned, state: 'cancelled' }])).toEqual([])
})

test('what comes back stands again, with a higher sequence', () => {
  expect(tell([planned], [], [planned])).toMatchObject([{ sequence: 2, cancelledAt: null }])
})

test('what is past what a calendar shows is left alone', () => {
  const old = { ...planned, dueAt: now - shownAfterMs - 1 }
  expect(tell([old], [])).toMatchObject([{ sequence: 0, cancelledAt: null }])
})
