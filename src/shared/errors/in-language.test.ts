import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'
import { because } from './reason.ts'

test('a reason is a sentence in each language', () => {
  expect(inLanguage('en', 'publicationDone')).toBe('Your post is on LinkedIn.')
  expect(inLanguage('de', 'publicationDone')).toBe('Ihr Beitrag ist auf LinkedIn.')
  const reason = because('publicationBeyondToken', { day: '2027-01-20' })
  expect(inLanguage('en', reason)).toContain('20 January 2027')
  expect(inLanguage('de', reason)).toContain('20. Januar 2027')
})
