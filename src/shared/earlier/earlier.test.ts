import { expect, test } from 'vitest'
import { nearestPairs, pairSentences, subjectWords } from './pair-sentences.ts'
import { figuresOf, findSameFigures } from './same-figures.ts'
import { isSameOpening, openingLine, openingWords } from './same-opening.ts'

const post = `Trains in Genoa are late more often than lorries.

In the harbour 31 million euros went into the second quay. I counted 40 trucks at the gate, 3 of them empty.`

test('a figure with the same subject is found in an earlier text, however it is written', () => {
  const figures = figuresOf(post, 'english')
  expect(figures.map(({ claim }) => claim.text)).toEqual(
    ['31 million euros', '40 trucks'].map((text) => expect.stringContaining(text.split(' ')[0] ?? '')),
  )
  const earlier = 'Harbours are slow.\n\nThe second quay of the harbour took €31 million. We liked it.'
  expect(findSameFigures(figures, earlier, 'english')).toEqual([
    { text: expect.stringContaining('31 million'), sentence: 'The second quay of the harbour took €31 million.' },
  ])
})

test.each([
  ['another subject', 'The film made 31 million euros in a week.'],
  ['another figure', 'The second quay of the harbour took €32 million.'],
  ['small counts', 'At the gate of the harbour 3 trucks were empty.'],
])('%s is not the same figure', (_, earlier) => {
  expect(findSameFigures(figuresOf(post, 'english'), earlier, 'english')).toEqual([])
})

test('openings are the same when they begin with the same words', () => {
  const line = openingLine(`\n${post}`)
  expect(line).toBe('Trains in Genoa are late more often than lorries.')
  expect(isSameOpening(line, 'Trains in Genoa are late more often than you think.')).toBe(true)
  expect(isSameOpening(line, 'Trains in Genoa leave.')).toBe(false)
  expect(isSameOpening(line, 'Lorries in Genoa are late more often than trains.')).toBe(false)
  expect(openingWords(line)).toBe('trains in genoa are')
})

test('sentences on the same subject are paired, the same sentence and questions are not', () => {
  const earlier = [
    'Are trains in Genoa late more often than lorries?',
    'Trains in Genoa are never late. We went there by car.',
    'In the harbour 31 million euros went into the second quay.',
  ]
  expect(nearestPairs(pairSentences(post, earlier, 'english'), 10)).toEqual([
    {
      here: 'Trains in Genoa are late more often than lorries.',
      earlier: 'Trains in Genoa are never late.',
      text: 1,
      likeness: expect.any(Number),
    },
  ])
})

test('an index is asked for names, then for long words', () => {
  expect(subjectWords(post, 'english', 2)).toEqual(['genoa lorries', expect.stringContaining('million')])
})
