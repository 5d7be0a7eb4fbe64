import { expect, test } from 'vitest'
import { fullName, initialOf } from './person.ts'

test('a name with one part missing has no stray space', () => {
  expect(fullName({ firstName: 'Jonas', lastName: 'Ferrer' })).toBe('Jonas Ferrer')
  expect(fullName({ firstName: '', lastName: 'Ferrer' })).toBe('Ferrer')
  expect(fullName({ firstName: '', lastName: '' })).toBe('')
})

test('the initial is of the name, else of the address', () => {
  expect(initialOf({ firstName: 'élodie', lastName: '', email: 'z@example.com' })).toBe('É')
  expect(initialOf({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('A')
  expect(initialOf({ firstName: '', lastName: '', email: '' })).toBe('?')
})
