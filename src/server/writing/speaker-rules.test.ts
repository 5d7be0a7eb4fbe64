import { expect, test } from 'vitest'
import { writingRequest } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { addressRule } from './speaker-rules.ts'

const { voice } = writingRequest()

test.each([
  ['german', null, 'Readers, where they are addressed, are “du”, as is usual on LinkedIn.'],
  ['french', null, 'are “vous”, as is usual'],
  ['german', 'formal', 'Readers are addressed as “Sie”.'],
  ['spanish', 'formal', 'Readers are addressed as “usted”.'],
  ['dutch', 'informal', 'Readers are addressed as “je”.'],
] as const)('a post in %s with the address %s', (language, address, rule) => {
  expect(addressRule({ language, voice: { ...voice, address } })).toContain(rule)
})

test('a language with one form for everybody has no rule, whatever was chosen', () => {
  expect(addressRule({ language: 'english', voice: { ...voice, address: 'formal' } })).toBe('')
})
