import { expect, test } from 'vitest'
import { suggestEdit } from './suggest-edit.ts'

function edited(post: string, before: string, after: string | null): string | null {
  const edit = suggestEdit(post, { before, after })
  return edit && post.slice(0, edit.start) + edit.text + post.slice(edit.end)
}

test.each([
  ['Traffic rose 12 % last year.', 'It rose 12 % in 2025.', 'It rose 14 % in 2025.', 'Traffic rose 14 % last year.'],
  ['It cost $3.5m.', 'The quay cost $3.5m.', 'The quay cost $4.5m.', 'It cost $4.5m.'],
  ['Anna Rossi leads it.', 'Anna Rossi, its head, said so.', 'Anna Russo, its head, said so.', 'Anna Russo leads it.'],
])('what the source replaced is replaced in the post: %j', (post, before, after, wanted) => {
  expect(edited(post, before, after)).toBe(wanted)
})

test.each([
  ['words that the post has not', 'Traffic grew.', 'It rose 12 %.', 'It rose 14 %.'],
  ['words that the post has twice', '12 ships and 12 boats.', 'There were 12 ships.', 'There were 14 ships.'],
  ['a part of another figure', 'It has 1,124 ships.', 'There were 124 ships.', 'There were 125 ships.'],
  ['a sentence that is gone', 'It rose 12 %.', 'It rose 12 %.', null],
])('nothing is suggested for %s', (_, post, before, after) => {
  expect(edited(post, before, after)).toBeNull()
})
