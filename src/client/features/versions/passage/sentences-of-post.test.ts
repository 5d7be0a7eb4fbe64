import { expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { findSlowTexts } from '../../../../../tests/support/hostile-checks.ts'
import { sentencesAt, sentencesOfPost } from './sentences-of-post.ts'

const post = 'Dr. Olin plans it. It costs 3.5 million.\n\n- Four boats\n2. No plan!\n\n#Boats #Lake'
const read = (text: string) => sentencesOfPost(text, 'english').map(({ start, end }) => text.slice(start, end))

test('the sentences of a post stand alone, without the marks of its lists, and hashtags are none', () => {
  expect(read(post)).toEqual(['Dr. Olin plans it.', 'It costs 3.5 million.', 'Four boats', 'No plan!'])
})

const sentences = sentencesOfPost(post, 'english')
const at = (start: number, end = start) => {
  const found = sentencesAt(post, sentences, { start, end })
  return found && post.slice(found.start, found.end)
}

test.each([
  ['a caret in a sentence', at(22), 'It costs 3.5 million.'],
  ['a caret at its end', at(18), 'Dr. Olin plans it.'],
  ['a caret between paragraphs', at(41), 'It costs 3.5 million.'],
  ['a caret in the hashtags', at(post.length), 'No plan!'],
  ['a part of a sentence', at(22, 26), 'It costs 3.5 million.'],
  ['parts of two', at(4, 26), 'Dr. Olin plans it. It costs 3.5 million.'],
  ['a selection over lines, as far as its first line goes', at(22, post.length), 'It costs 3.5 million.'],
])('%s means whole sentences', (_, found, expected) => {
  expect(found).toBe(expected)
})

test('a post of hashtags has no sentence', () => {
  expect(sentencesAt('#Boats', sentencesOfPost('#Boats', 'english'), { start: 0, end: 6 })).toBeNull()
})

test('what is chosen is never more than one change may take, whatever the text', () => {
  const choose = (text: string) => sentencesAt(text, sentencesOfPost(text, 'german'), { start: 0, end: text.length })
  const slow = findSlowTexts(limits.postCharactersStored, choose, (found) => {
    if (found) expect(found.end - found.start).toBeLessThanOrEqual(limits.passageCharacters)
  })
  expect(slow).toEqual([])
})

test('hashtags before other words are part of a sentence, however many there are', () => {
  expect(read(`${'#'.repeat(44)} and on`)).toEqual([`${'#'.repeat(44)} and on`])
  expect(read('#a#b #c\t##d')).toEqual([])
  expect(read('# a')).toEqual(['# a'])
})
