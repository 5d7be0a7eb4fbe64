import { expect, test } from 'vitest'
import { anglesFromFacts } from './angles-from-facts.ts'

const text = `The harbour opened its second quay on Monday, two years after the first stone was laid.

The quay handles 1,200 ships a year, which is 40 percent more than the old quay could take, the port authority said.

The port authority wanted to charge the shipping companies, but the city council refused every fee on the second quay.

The harbour master must hire 61 people before the winter, because most ships arrive at night.

By 2028 the port authority plans to double the storage space behind the second quay.

Fishermen have used the old quay in the east of the harbour since the winter of the great flood.`

const source = {
  title: 'Harbour opens a second quay',
  byline: null,
  published: '2026-03-02',
  siteName: null,
  language: 'en',
  url: null,
  isOwn: false,
  text,
}

test('are whole sentences of the article, each of another kind', () => {
  const { angles, stances } = anglesFromFacts(source)
  expect(angles.map(({ kind }) => kind)).toEqual(['number', 'tension', 'lesson'])
  expect(angles.map(({ text: said }) => said).every((said) => text.includes(said))).toBe(true)
  expect(angles[0]?.text).toContain('40 percent')
  expect(stances).toEqual([])
})

test.each([
  [
    'a lone figure',
    'The fishermen of the old quay have met in the harbour office since the spring of 1847 at 20 tables.',
  ],
  [
    'a word of contrast inside a clause',
    'The fishermen of the old quay mend their nets while singing songs in the harbour.',
  ],
  [
    'an obligation that nothing follows from',
    'The fishermen of the old quay have always needed a harbour with a sheltered wall.',
  ],
  ['nothing of the kind', 'The fishermen of the old quay have mended their nets in the harbour since the great flood.'],
])('a sentence with %s is no angle', (_, sentence) => {
  expect(
    anglesFromFacts({ ...source, text: `${sentence}\n\n${sentence.replace('fishermen', 'sailors')}` }).angles,
  ).toEqual([])
})

test('are the same each time, and none of a text that has no sentence', () => {
  expect(anglesFromFacts(source)).toEqual(anglesFromFacts(source))
  expect(anglesFromFacts({ ...source, text: 'Quay. Open.' }).angles).toEqual([])
})
