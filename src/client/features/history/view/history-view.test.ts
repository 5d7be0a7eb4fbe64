import { expect, test } from 'vitest'
import {
  filtersOf,
  type HistoryView,
  isFiltered,
  modelChoices,
  readHistoryView,
  writeHistoryView,
} from './history-view.ts'

const read = (address: string) => readHistoryView(new URLSearchParams(address))
const write = (address: string, change: Partial<HistoryView>) =>
  writeHistoryView(new URLSearchParams(address), change).toString()

test('a bare address shows every post, newest first, as a list', () => {
  expect(read('')).toEqual({
    q: '',
    model: null,
    show: null,
    order: 'newest',
    tab: 'list',
    range: 'month',
    day: null,
  })
})

test('an address brings back the whole view', () => {
  const view: HistoryView = {
    q: 'night & day 100%',
    model: 'gpt-4o',
    show: 'needs-you',
    order: 'oldest',
    tab: 'calendar',
    range: 'week',
    day: '2026-11-20',
  }
  expect(read(write('', view))).toEqual(view)
})

test('what is as usual is not named in the address', () => {
  expect(write('q=quay&model=gpt-4o&order=oldest&tab=calendar&day=2026-11-20', { q: '', model: null })).toBe(
    'order=oldest&tab=calendar&day=2026-11-20',
  )
  expect(
    write('order=oldest&show=draft&range=week&tab=calendar', {
      order: 'newest',
      show: null,
      range: 'month',
      tab: 'list',
    }),
  ).toBe('')
})

test('a change leaves the rest of the address alone', () => {
  expect(write('q=quay&from=mail', { order: 'oldest' })).toBe('q=quay&from=mail&order=oldest')
})

test('values that can’t be are passed over', () => {
  expect(read('model=gpt-99&show=lost&order=sideways&tab=grid&range=year&day=2026-02-30&q=%20%20')).toEqual(read(''))
})

test('a search longer than the server takes is cut', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200)
})

test('an order alone leaves no post out', () => {
  expect(isFiltered(read('order=oldest&tab=calendar'))).toBe(false)
  expect(isFiltered(read('q=a'))).toBe(true)
  expect(isFiltered(read('model=gemini'))).toBe(true)
  expect(isFiltered(read('show=queue'))).toBe(true)
})

test('the queue is a view of what is scheduled', () => {
  expect(filtersOf(read('show=queue')).state).toBe('scheduled')
  expect(filtersOf(read('show=draft')).state).toBe('draft')
  expect(filtersOf(read('')).state).toBeNull()
})

test('the filter offers the three usual models, those in use, and the chosen one', () => {
  expect(modelChoices([], null)).toEqual(['gpt-4o', 'gpt-4.1-mini', 'claude-3-sonnet'])
  expect(modelChoices(['composer', 'gpt-4o'], 'gemini')).toEqual([
    'gpt-4o',
    'gpt-4.1-mini',
    'claude-3-sonnet',
    'gemini',
    'composer',
  ])
})
