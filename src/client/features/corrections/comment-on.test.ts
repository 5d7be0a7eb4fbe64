import { expect, test } from 'vitest'
import { commentOn } from './comment-on.ts'

const correction = { before: 'It has 12 ships.', after: 'It has 14 ships.', url: 'https://news.example/quay' }

test('the comment has the source’s name, its new words and its address, in the post’s language', () => {
  expect(commentOn(correction, 'The Quay', 'english')).toBe(
    'Correction: The Quay has changed its text since this post. It now says: “It has 14 ships.”\nhttps://news.example/quay',
  )
  expect(commentOn({ ...correction, after: null, url: null }, 'The $& Quay', 'german')).toBe(
    'Korrektur: The $& Quay hat dies seit diesem Beitrag zurückgenommen: “It has 12 ships.”',
  )
})

test('a sentence with quotation marks gets no more', () => {
  expect(commentOn({ ...correction, after: '“We have 14,” she said.' }, 'The Quay', 'english')).toContain(
    'It now says: “We have 14,” she said.\n',
  )
})
