import { expect, test } from 'vitest'
import { historySearch } from './schedule-screen.tsx'

test.each([
  ['', 'tab=calendar'],
  ['day=2026-12-01', 'tab=calendar&day=2026-12-01'],
  ['tab=week&day=2026-12-01', 'tab=calendar&range=week&day=2026-12-01'],
  ['tab=list', 'show=scheduled'],
  ['tab=queue', 'show=queue'],
])('the former address /schedule?%s leads to /history?%s', (former, now) => {
  expect(String(historySearch(new URLSearchParams(former)))).toBe(now)
})
