import { expect, test } from 'vitest'
import { formatMoney, formatUnits, toWholeUnits } from './money.ts'

test('whole amounts have no cents, others have as many digits as their currency', () => {
  expect(formatMoney(800, 'EUR')).toBe('€8')
  expect(formatMoney(850, 'EUR')).toBe('€8.50')
  expect(formatMoney(1200, 'USD')).toBe('$12')
  expect(formatUnits(-8.5, 'EUR')).toBe('-€8.50')
})

test('a currency without a smaller unit is not divided', () => {
  expect(toWholeUnits(1200, 'JPY')).toBe(1200)
  expect(formatMoney(1200, 'JPY')).toBe('¥1,200')
  expect(toWholeUnits(1250, 'EUR')).toBe(12.5)
})
