import { expect, test } from 'vitest'
import { settleLanguage } from './language.ts'

const english =
  'The council has decided that the trees will be planted along the roads before the spring, and it is not.'
const german =
  'Der Rat hat entschieden, dass die Bäume vor dem Frühling an den Straßen gepflanzt werden, nicht zu spät.'

test('a declared region is kept where the language is right, a wrong language is not', () => {
  expect(settleLanguage('en_gb', english)).toBe('en-GB')
  expect(settleLanguage('en', german)).toBe('de')
  expect(settleLanguage('english', 'Trees')).toBeNull()
})

test('a text that declares nothing is in the language that it is recognised in', () => {
  expect(settleLanguage(null, german)).toBe('de')
  expect(settleLanguage(null, 'Trees')).toBeNull()
})
