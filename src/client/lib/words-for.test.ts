import { expect, test } from 'vitest'
import { wordsFor } from './words-for.ts'

test('a name of the server is shown in words, and as it is where there are none', () => {
  expect(wordsFor({ 'deliver-mail': 'Deliver a mail' }, 'deliver-mail')).toBe('Deliver a mail')
  expect(wordsFor({ 'deliver-mail': 'Deliver a mail' }, 'bake-bread')).toBe('bake-bread')
})

test('what every object has counts as no words', () => {
  expect(wordsFor({}, 'toString')).toBe('toString')
})
