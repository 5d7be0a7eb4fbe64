import { expect, test } from 'vitest'
import { keyAddress, newKey, stepOf } from './second-factor-code.ts'

/** RFC 6238, appendix B: this key at these moments, the last six of the eight digits. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %d the code of the standard’s key is %s', (seconds, code) => {
  expect(stepOf(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code is accepted half a minute early and late, and names its own step', () => {
  expect(stepOf(key, '287082', 29_000)).toBe(1)
  expect(stepOf(key, '287082', 89_000)).toBe(1)
  expect(stepOf(key, '287082', 91_000)).toBeNull()
  expect(stepOf(key, '287083', 59_000)).toBeNull()
})

test.each(['', '28708', '2870822', 'abcdef'])('%j is no code', (code) => {
  expect(stepOf(key, code, 59_000)).toBeNull()
})

test('a new key has 160 bits, and its address says whose it is', () => {
  const fresh = newKey()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(fresh).not.toBe(newKey())
  const address = new URL(keyAddress(fresh, 'ann@example.com'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Postwright:ann@example.com')
  expect(address.searchParams.get('secret')).toBe(fresh)
})
