import { expect, test } from 'vitest'
import { findPassage } from './find-passage.ts'

const post = 'One quay.\n\nTwo quays. One quay.'

test.each([
  ['where it was seen', { start: 22, text: 'One quay.' }, { start: 22, end: 31 }],
  ['without the space around it', { start: 10, text: '\nTwo quays. ' }, { start: 11, end: 21 }],
  ['where it stands now, when there is one such place', { start: 3, text: 'Two quays.' }, { start: 11, end: 21 }],
  ['nowhere when there are two', { start: 3, text: 'One quay.' }, null],
  ['nowhere when it was changed', { start: 0, text: 'One quay!' }, null],
  ['nowhere behind the end', { start: 5_000, text: 'Three.' }, null],
  ['nowhere when it is blank', { start: 9, text: '\n\n' }, null],
])('a passage is found %s', (_, seen, found) => {
  expect(findPassage(post, seen)).toEqual(found)
})
