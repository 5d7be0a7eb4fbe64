import { expect, test } from 'vitest'
import { commonValue, mixed, orUndefined } from './common-value.ts'

const widths = (...all: number[]) => all.map((width) => ({ width }))

test('layers that agree show their value', () => {
  expect(commonValue(widths(40, 40, 40), ({ width }) => width)).toBe(40)
})

test('layers that differ are mixed, which no field takes for a value', () => {
  const common = commonValue(widths(40, 41), ({ width }) => width)
  expect(common).toBe(mixed)
  expect(orUndefined(common)).toBeUndefined()
})

test('without a layer there is no value', () => {
  expect(commonValue(widths(), ({ width }) => width)).toBeUndefined()
})
