import { expect, test } from 'vitest'
import { connectAddress } from './connect-address.ts'
import { nameWeekday, type WeeklyTime, weekdays, withWeeklyTime } from './weekly-times.ts'

const slot = (weekday: number, time: string): WeeklyTime => ({ weekday, time })

test('the week begins on Monday and has each of its days once', () => {
  expect(weekdays.map(nameWeekday)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

test('a new time stands where it belongs in the week, one that is there is not added', () => {
  const slots = [slot(1, '09:00'), slot(5, '08:30')]
  expect(withWeeklyTime(slots, slot(5, '08:05'))).toEqual([slot(1, '09:00'), slot(5, '08:05'), slot(5, '08:30')])
  expect(withWeeklyTime(slots, slot(2, '23:59'))?.map(({ weekday }) => weekday)).toEqual([1, 2, 5])
  expect(withWeeklyTime(slots, slot(5, '08:30'))).toBeNull()
  expect(slots).toHaveLength(2)
})

test('connecting comes back to the settings of LinkedIn', () => {
  const address = new URL(connectAddress('community'), 'https://postwright.example')
  expect(address.pathname).toBe('/api/linkedin/connect')
  expect(Object.fromEntries(address.searchParams)).toEqual({ kind: 'community', next: '/settings?tab=linkedin' })
})
