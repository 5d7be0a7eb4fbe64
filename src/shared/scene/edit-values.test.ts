import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberRules, readNumberEntry } from './edit-values.ts'

test.each(['', ' ', 'wide', '1e3', '0x10', 'NaN', 'Infinity', '12px', '--1', '1,2,3'])(
  'the entry "%s" falls back as specified',
  (entry) => {
    expect(readNumberEntry(entry, numberRules.width)).toBe(1)
    expect(readNumberEntry(entry, numberRules.height)).toBe(1)
    expect(readNumberEntry(entry, numberRules.fontSize)).toBe(24)
    expect(readNumberEntry(entry, numberRules.position)).toBe(0)
    expect(readNumberEntry(entry, numberRules.opacity)).toBe(0)
  },
)

test.each([
  ['12.5', 12.5],
  [' -7 ', -7],
  ['+3', 3],
  ['.5', 0.5],
  ['4.', 4],
  ['1,5', 1.5],
])('the entry "%s" means %d', (entry, value) => {
  expect(readNumberEntry(entry, numberRules.position)).toBe(value)
})

test('an entry beyond the limits becomes the limit', () => {
  expect(readNumberEntry('1.4', numberRules.opacity)).toBe(1)
  expect(readNumberEntry('-4', numberRules.shadowBlur)).toBe(0)
  expect(readNumberEntry('0', numberRules.width)).toBe(1)
  expect(readNumberEntry('60', numberRules.cornerRadius)).toBe(50)
})

test('whatever is typed is a number within the limits', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String)),
      fc.constantFrom(...Object.values(numberRules)),
      (entry, rule) => {
        const value = readNumberEntry(entry, rule)
        expect(value).toBeGreaterThanOrEqual(rule.min)
        expect(value).toBeLessThanOrEqual(rule.max)
      },
    ),
  )
})
