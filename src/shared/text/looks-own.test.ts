import { expect, test } from 'vitest'
import { looksOwn } from './looks-own.ts'

test.each([
  [
    'english',
    'We moved our support team from tickets to chat in March. I expected complaints. Instead our customers wrote less, and we closed most questions in one go.',
  ],
  [
    'german',
    'Wir haben im März unser Lager umgestellt. Ich war skeptisch, denn die alte Ordnung kannten alle. Nach zwei Wochen war uns klar, dass wir schneller sind.',
  ],
  [
    'french',
    'Nous avons changé notre façon de recruter en mars. Je pensais que les candidats seraient moins nombreux, mais nos équipes ont reçu plus de dossiers que dans les années passées.',
  ],
])('notes in the first person are the author’s own (%s)', (_language, text) => {
  expect(looksOwn(text)).toBe(true)
})

test.each([
  [
    'a report',
    'The harbour opened its second quay on Monday. It handles 1,200 ships a year, the port authority said. The works cost 31 million euros and took two years.',
  ],
  [
    'a report that quotes people who speak of themselves',
    'The harbour opened its second quay on Monday. “We are proud of our port, and I thank my team,” said the harbour master. The works cost 31 million euros and took two years, and they are paid by the city.',
  ],
  ['a few words', 'We moved.'],
])('%s is not', (_kind, text) => {
  expect(looksOwn(text)).toBe(false)
})
