import { expect, test } from 'vitest'
import { createGrounding } from '#shared/grounding/ground-post'
import type { Language } from '#shared/rules/languages'
import { checkPost, type Source } from './check-post.ts'
import { findQuotes, quotesOfSources } from './find-quotes.ts'

const article = [
  'The clinic wrote to its patients in a new way, and missed appointments fell within a year.',
  '“We only told people who would be glad of the free chair, and 40 of them came,” said the director Mara Lindqvist on Monday. “Nobody was asked twice.”',
  'The town was less sure. Its council, led by Jonas Berg, had paid for the letters before anybody knew what they would bring.',
  '“We paid for paper and hoped for patients,” said Berg. Effective letters are rare, he thinks.',
].join('\n\n')
const url = 'https://news.example/clinic'
const sources: Source[] = [
  { text: article, kind: 'url', page: null, url },
  { text: 'A sentence that fills chairs', kind: 'url', page: null, url: null },
]

function quotesIn(
  text: string,
  language: Language,
  change: Partial<Pick<Parameters<typeof findQuotes>[0], 'named' | 'sources'>> = {},
) {
  const all = change.sources ?? sources
  const grounding = createGrounding(all.map((each) => each.text))
  const claims = checkPost(grounding, all, text, { language, opinion: 'I say: “This is my own view”.' })
  return findQuotes({ text, language, claims, sources: all, quotes: quotesOfSources(all), named: [], ...change })
}

test('words of the source come with their speaker, role and place, and with the rest of what was said', () => {
  const [quote] = quotesIn('Lindqvist says they wrote to “people who would be glad of the free chair”.', 'english')
  expect(quote).toMatchObject({
    kind: 'verbatim',
    speaker: { name: 'Mara Lindqvist', role: 'director' },
    paragraph: { number: 2, of: 4 },
    original: { text: expect.stringMatching(/^“We only told .*, and 40 of them came,”$/), isSure: true },
    link: `${url}#:~:text=We%20only%20told%20people,40%20of%20them%20came`,
  })
})

test('a whole quotation needs no original beside it, and what follows in its paragraph has the same speaker', () => {
  const [quote] = quotesIn('And then: “Nobody was asked twice.”', 'english')
  expect(quote).toMatchObject({ kind: 'verbatim', original: null, speaker: { name: 'Mara Lindqvist' } })
})

test('a translated quotation is found by its speaker', () => {
  const [quote] = quotesIn('„Wir haben für Papier bezahlt und auf Patienten gehofft“, sagte Jonas Berg.', 'german')
  expect(quote).toMatchObject({
    kind: 'translated',
    original: { text: '“We paid for paper and hoped for patients,”', language: 'english', isSure: false },
    speaker: { name: 'Jonas Berg' },
    paragraph: { number: 4, of: 4 },
  })
})

test('among several of a speaker, one that shares names or numbers is the likely original', () => {
  const [quote] = quotesIn('„Nur wer sich freute, erfuhr davon, und 40 kamen“, sagte Mara Lindqvist.', 'german')
  expect(quote?.original?.text).toMatch(/^“We only told/)
  const [other] = quotesIn('„Das haben wir niemandem je versprochen“, sagte Mara Lindqvist.', 'german')
  expect(other).toMatchObject({ kind: 'missing', original: null, link: null })
})

test('what a model named for the sentence is its original', () => {
  const text = '„Niemand wurde ein zweites Mal gefragt“, heißt es aus der Klinik.'
  expect(quotesIn(text, 'german')[0]?.kind).toBe('missing')
  const named = [{ text, support: [{ text: 'Nobody was asked twice.' }] }]
  expect(quotesIn(text, 'german', { named })[0]).toMatchObject({
    kind: 'translated',
    original: { text: '“Nobody was asked twice.”', isSure: true },
  })
})

test('changed words of the same language show what was really said', () => {
  const [quote] = quotesIn('Berg: “We paid for letters and hoped for patients.”', 'english')
  expect(quote).toMatchObject({
    kind: 'changed',
    original: { text: '“We paid for paper and hoped for patients,”', isSure: true },
  })
})

test('titles, turns of phrase and the author’s own words are no quotations', () => {
  expect(quotesIn('The “free chair” again. “This is my own view”.', 'english')).toEqual([])
})

test('the words of a text that is no page have no link', () => {
  const pasted = sources.map((source) => ({ ...source, url: null, kind: 'text' as const }))
  const [quote] = quotesIn('“Nobody was asked twice.”', 'english', { sources: pasted })
  expect(quote).toMatchObject({ kind: 'verbatim', link: null, paragraph: { number: 2, of: 4 } })
})
