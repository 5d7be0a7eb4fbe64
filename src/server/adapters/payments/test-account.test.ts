import { expect, test } from 'vitest'
import {
  addMonths,
  advanceTime,
  dueAt,
  pay,
  startSubscription,
  type TestAccount,
  toPaymentAccount,
} from './test-account.ts'

const empty: TestAccount = { keys: {}, subscriptions: [], invoices: [] }
let ids = 0
const newId = (prefix: string) => {
  ids += 1
  return `${prefix}_${ids}`
}
const start = Date.parse('2031-01-31T10:00:00Z')
const time = (text: string) => Date.parse(`${text}T10:00:00Z`)

function paidAccount(): TestAccount {
  const begun = startSubscription(empty, 'key', start, newId)
  return pay(begun, begun.invoices[0]?.id ?? '', start)
}

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(new Date(addMonths(start, 1)).toISOString()).toBe('2031-02-28T10:00:00.000Z')
  expect(new Date(addMonths(start, 2)).toISOString()).toBe('2031-03-31T10:00:00.000Z')
  expect(new Date(addMonths(start, 13)).toISOString()).toBe('2032-02-29T10:00:00.000Z')
})

test('one key makes one subscription', () => {
  const once = startSubscription(empty, 'key', start, newId)
  expect(startSubscription(once, 'key', start + 1, newId)).toBe(once)
})

test('months that nobody looked at are all paid, each from the day of the first', () => {
  const account = advanceTime(paidAccount(), time('2031-05-01'), newId)
  const { paidUntil, entries } = toPaymentAccount(account)
  expect(new Date(paidUntil ?? 0).toISOString()).toBe('2031-05-31T10:00:00.000Z')
  expect(entries.map(({ at, status }) => [new Date(at).toISOString().slice(0, 10), status])).toEqual([
    ['2031-04-30', 'paid'],
    ['2031-03-31', 'paid'],
    ['2031-02-28', 'paid'],
    ['2031-01-31', 'paid'],
  ])
})

test('time passing twice is time passing once', () => {
  const later = time('2031-03-15')
  const account = advanceTime(paidAccount(), later, newId)
  expect(advanceTime(account, later, newId)).toBe(account)
  expect(dueAt(account)).toBeGreaterThan(later)
})

test('one that was never paid ends after 23 hours and is owed by nobody', () => {
  const begun = startSubscription(empty, 'key', start, newId)
  const account = advanceTime(begun, start + 23 * 60 * 60 * 1000, newId)
  expect(toPaymentAccount(account)).toMatchObject({ subscription: { status: 'ended' }, paidUntil: null, entries: [] })
})
