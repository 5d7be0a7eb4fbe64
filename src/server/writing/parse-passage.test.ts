import { expect, test } from 'vitest'
import type { PassageChange } from '#shared/rules/refinements'
import { parsePassage } from './parse-passage.ts'

const sentence = 'It handles 1,200 ships a year.'
const post = `The harbour has a second quay.\n\n${sentence} I have waited for it since I was a child.\n\n#Harbour #Shipping`
const start = post.indexOf(sentence)
const place = { post, start, end: start + sentence.length }
const parse = (answer: string, change: PassageChange = 'rewrite') => parsePassage(answer, { ...place, change })
const wording = 'Each year 1,200 ships come.'

test.each([
  ['the passage alone', wording],
  ['the whole post', post.replace(sentence, wording)],
  ['the whole line', `${wording} I have waited for it since I was a child.`],
  ['quotation marks', `“${wording}”`],
  ['straight ones', `"${wording}"`],
  ['a preface', `Here is the new sentence:\n${wording}`],
  ['a preface and quotation marks', `Here you go:\n\n"${wording}"`],
  ['the marks of the prompt', `<passage-1a2b3c>${wording}</passage-1a2b3c>`],
])('a model that answers with %s has given the new wording', (_, answer) => {
  expect(parse(answer)).toEqual({ kind: 'wording', text: wording })
})

test.each([
  ['nothing', ''],
  ['marks alone', '“…”'],
  ['the same sentence', sentence],
  ['another post', `${wording}\n\nAnd here is another paragraph about quays.`],
  ['the sentence after it as well', `${wording} I have waited for it since I was a child. Very much.`],
  ['much more than was asked for', `${wording} ${'And more of it. '.repeat(40)}`],
])('%s is no wording of it', (_, answer) => {
  expect(parse(answer)).toEqual({ kind: 'unusable' })
})

test('what is to be shorter and is not, is no answer', () => {
  expect(parse('It handles 1,200 ships every single year.', 'shorten')).toEqual({ kind: 'unusable' })
  expect(parse('1,200 ships a year.', 'shorten')).toEqual({ kind: 'wording', text: '1,200 ships a year.' })
})

test.each([
  ['UNSUPPORTED: The article names no ships that stayed away.', 'The article names no ships that stayed away.'],
  ['**UNSUPPORTED** – nothing\nabout that.', 'nothing about that.'],
  ['“UNSUPPORTED: no.”', 'no.”'],
  ['UNSUPPORTED', ''],
])('that the source does not bear it out is read from %j', (answer, why) => {
  expect(parse(answer, 'opposite')).toEqual({ kind: 'unsupported', why })
})

test('a quotation stays one', () => {
  const quotation = '“Ships no longer wait.”'
  const quoted = { post: quotation, start: 0, end: quotation.length, change: 'rewrite' as const }
  expect(parsePassage('“No ship waits.”', quoted)).toEqual({ kind: 'wording', text: '“No ship waits.”' })
})

test('a passage of several lines may be answered in several lines', () => {
  const list = '- one quay\n- two quays'
  const place = { post: list, start: 0, end: list.length, change: 'rewrite' as const }
  expect(parsePassage('- a quay\n- two of them', place)).toEqual({ kind: 'wording', text: '- a quay\n- two of them' })
})
