import { expect, test } from 'vitest'
import { createTextHistory, endOfChange } from './text-history.ts'

function typed() {
  let at = 0
  const history = createTextHistory(() => at)
  return { history, wait: (ms: number) => (at += ms) }
}

test('letters typed together are undone together, and come back together', () => {
  const { history, wait } = typed()
  history.record('A', 'Ab')
  wait(200)
  history.record('Ab', 'Abc')
  wait(2_000)
  history.record('Abc', 'Abcd')
  expect(history.undo({ text: 'Abcd', version: 1 })).toEqual({ kind: 'text', text: 'Abc' })
  expect(history.undo({ text: 'Abc', version: 1 })).toEqual({ kind: 'text', text: 'A' })
  expect(history.undo({ text: 'A', version: 1 })).toBeNull()
  expect(history.redo({ text: 'A', version: 1 })).toEqual({ kind: 'text', text: 'Abc' })
  expect(history.redo({ text: 'Abc', version: 1 })).toEqual({ kind: 'text', text: 'Abcd' })
  expect(history.redo({ text: 'Abcd', version: 1 })).toBeNull()
})

test('deleting after typing, and pasting, are steps of their own', () => {
  const { history } = typed()
  history.record('A', 'Ab')
  history.record('Ab', 'A')
  history.record('A', 'A long paste')
  history.record('A long paste', 'A long paste!')
  const texts = ['A long paste', 'A', 'Ab', 'A']
  let text = 'A long paste!'
  for (const expected of texts) {
    const step = history.undo({ text, version: 1 })
    expect(step).toEqual({ kind: 'text', text: expected })
    text = expected
  }
})

test('a model’s change is a step between those of the author, back and forth', () => {
  const { history } = typed()
  history.record('Draft', 'Draft, longer')
  history.recordVersion(2)
  expect(history.undo({ text: 'Refined', version: 3 })).toEqual({ kind: 'version', number: 2 })
  expect(history.undo({ text: 'Draft, longer', version: 2 })).toEqual({ kind: 'text', text: 'Draft' })
  expect(history.redo({ text: 'Draft', version: 2 })).toEqual({ kind: 'text', text: 'Draft, longer' })
  expect(history.redo({ text: 'Draft, longer', version: 2 })).toEqual({ kind: 'version', number: 3 })
})

test('a new change ends what could be done again', () => {
  const { history } = typed()
  history.record('One', 'One two')
  history.undo({ text: 'One two', version: 1 })
  history.record('One', 'One three')
  expect(history.redo({ text: 'One three', version: 1 })).toBeNull()
})

test.each([
  ['Ships wait.', 'Ships sail.', 10],
  ['Ships.', 'Ships wait.', 10],
  ['Ships wait.', 'Ships.', 5],
  ['Same.', 'Same.', 0],
])('from %j to %j the caret goes behind what is different', (before, after, place) => {
  expect(endOfChange(before, after)).toBe(place)
})
