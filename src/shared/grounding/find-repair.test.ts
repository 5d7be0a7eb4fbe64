import { expect, test } from 'vitest'
import { groundPost } from './ground-post.ts'

/** What can replace each claim of the post that the source does not have. */
function repairsOf(post: string, source: string) {
  return groundPost(post, [source])
    .filter(({ verdict }) => verdict === 'differs' || verdict === 'not-found')
    .map(({ text, repair }) => [text, repair])
}

const rose = 'Traffic in the harbour rose 12 percent in the third quarter, the port authority said.'

test('a changed number is repaired by the one of the same unit', () => {
  expect(repairsOf('Traffic in the harbour rose 21 % in the third quarter.', rose)).toEqual([['21 %', '12 percent']])
})

test('of several numbers the one in the same place is taken', () => {
  const source = 'The yard in Genoa employs 61 people in the docks and 19 people in the offices of the port.'
  expect(repairsOf('The yard in Genoa employs 61 people in the docks and 24 people in the offices.', source)).toEqual([
    ['24', '19'],
  ])
})

test('a changed date and a changed name are repaired by theirs', () => {
  const source = 'The new crane of the port was opened by Marta Ruiz on 14 March in the old harbour.'
  expect(repairsOf('The new crane of the port was opened by Marta Ruiz on 15 March.', source)).toEqual([
    ['15 March', '14 March'],
  ])
  expect(repairsOf('The new crane of the port was opened by Paula Stern on 14 March.', source)).toEqual([
    ['Paula Stern', 'Marta Ruiz'],
  ])
})

test('nothing is offered where two would do', () => {
  const source = 'In the port of Genoa stand cranes, 12, and lamps, 19.'
  expect(repairsOf('The port of Genoa counts 44 things.', source)).toEqual([['44', undefined]])
})

test('nothing is offered in another language', () => {
  const post = 'Der Verkehr im Hafen stieg im dritten Quartal um 21 %, sagte die Port Authority.'
  expect(repairsOf(post, rose)).toContainEqual(['21 %', undefined])
})
