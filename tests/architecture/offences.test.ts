import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'

test('a rule names each file that breaks it, and what to do', () => {
  const offences = offencesIn(['a.ts', 'b.ts', 'c.ts'], (path) => (path === 'b.ts' ? [] : ['one', 'two']))
  expect(offences).toEqual(['a.ts: one', 'a.ts: two', 'c.ts: one', 'c.ts: two'])
  expect(() => expectNone(offences, 'Use three.')).toThrow('Use three.\na.ts: one\na.ts: two\nc.ts: one\nc.ts: two')
  expectNone([], 'Use three.')
})

test('a rule without files fails', () => {
  expect(() => offencesIn([], () => [])).toThrow('no file')
})
