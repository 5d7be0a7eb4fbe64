import { expect, test } from 'vitest'
import { inEnglish } from './in-english.ts'
import { reasonOfNote } from './note-reason.ts'
import { because, type PlainReason } from './reason.ts'

test.each([
  'modelStopped',
  'modelStoppedFree',
  'writingStopped',
  because('composedInSourceLanguage', { language: 'Dutch' }),
  because('composedInSourceLanguage', { language: '' }),
  because('composedAroundQuotations', { language: 'Dutch' }),
  because('composedAroundQuotations', { language: '' }),
  because('composedFromFirstSource', { language: 'Dutch' }),
  because('composedFromFirstSource', { language: '' }),
] as const)('a stored note says its reason again: %j', (reason) => {
  const note = inEnglish(reason)
  const found = reasonOfNote(note)
  expect(found && inEnglish(found)).toBe(note)
  expect(found?.name).toBe(typeof reason === 'string' ? (reason satisfies PlainReason) : reason.name)
})

test('a note of which no reason is known has none', () => {
  expect(reasonOfNote('Written by hand.')).toBeNull()
})
