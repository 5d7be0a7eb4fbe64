import { expect, test } from 'vitest'
import { indexSource } from '#shared/grounding/index-source'
import type { Language } from '#shared/rules/languages'
import { findCorrections } from './find-corrections.ts'

const article = `Genoa opened a second quay on Monday, 4 May 2026. The port authority counted 1,200 ships in the first quarter.

“We have waited ten years for this,” said Anna Rossi, who runs the port authority. The quay was approved by the city council.

A railway to the quay is planned for 2028. Its cost was estimated at 40 million euros by the region.

Shipping companies had asked for a longer quay. The unions did not agree to night shifts.`

const post = `Genoa has opened a second quay, and 1,200 ships came in the first quarter.

The city council approved the quay, says Anna Rossi, who runs the port authority: ten years of waiting are over.

The unions did not agree to night shifts. A railway to the quay is planned for 2028.`

function found(after: string, { text = post, language = 'english' }: { text?: string; language?: Language } = {}) {
  return findCorrections(text, { before: indexSource(article), after: indexSource(after), language })
}

test.each([
  ['a figure', '1,200 ships', '1,300 ships'],
  ['a name', 'Anna Rossi', 'Anna Russo'],
  ['a year', 'planned for 2028', 'planned for 2029'],
  ['a word', 'approved by', 'rejected by'],
  ['a "not" that went', 'did not agree', 'did agree'],
])('%s corrected in a sentence that the post used is found, with both wordings', (_, from, to) => {
  const [correction, ...others] = found(article.replace(from, to))
  expect(others).toEqual([])
  expect(correction?.before).toContain(from)
  expect(correction?.after).toBe(correction?.before.replace(from, to))
})

test('a sentence that was taken back is found', () => {
  const sentence = ' The unions did not agree to night shifts.'
  expect(found(`${article.replace(sentence, '')} A port has many sides.`)).toEqual([])
  const followed = `${article}\n\nThe next quay is years away.`
  const cut = followed.replace(sentence, '')
  const readings = { before: indexSource(followed), after: indexSource(cut), language: 'english' as const }
  expect(findCorrections(post, readings)).toEqual([{ before: sentence.trim(), after: null }])
})

test.each([
  ['a sentence that the post did not use', article.replace('40 million', '60 million')],
  [
    'clocks, counters and advertisements',
    `Updated 14:05\n\n${article.replace('\n\n', '\n\n1,204 comments\n\nSave 40 % today.\n\n')}`,
  ],
  ['marks and spaces', article.replaceAll('“', '"').replaceAll('”', '"').replaceAll('1,200 ', '1,200 ')],
  ['the spelling of a word', article.replace('authority counted', 'authorty counted')],
  ['what was only added', article.replace('on Monday,', 'with a ceremony on Monday,')],
  ['the paragraphs', article.replaceAll('. ', '.\n\n')],
  ['nothing', article],
])('%s changed is no correction', (_, after) => {
  expect(found(after)).toEqual([])
})

test('another page in its place is not compared', () => {
  expect(found('Please sign in to read on. Genoa has 1,300 ships. Our newsletter tells you more. It is free.')).toEqual(
    [],
  )
})

test('figures tell which sentence was used across languages', () => {
  const german = 'Im ersten Quartal kamen 1.200 Schiffe nach Genua.'
  expect(found(article.replace('1,200', '1,300'), { text: german, language: 'german' })).toEqual([
    {
      before: 'The port authority counted 1,200 ships in the first quarter.',
      after: 'The port authority counted 1,300 ships in the first quarter.',
    },
  ])
})
