import { expect, test } from 'vitest'
import { replaceHook } from './replace-hook.ts'

test.each([
  ['One.\n\nTwo.\n\n#three', 'New.\n\nTwo.\n\n#three'],
  ['\nOne,\nstill one.\n \nTwo.', 'New.\n \nTwo.'],
  ['One.\nTwo.\n#three', 'New.\nTwo.\n#three'],
  ['One.', 'New.'],
  ['', 'New.'],
])('a new hook takes the place of the first paragraph, and of nothing else: %j', (text, expected) => {
  expect(replaceHook(text, 'New.')).toBe(expected)
})

test.each([
  ['alone in its paragraph', 'One.\n\nTwo.\n\nSame.\n\n#three', 'New.\n\nTwo.\n\n#three'],
  ['at the end', 'One.\n\nTwo.\n\nSame.', 'New.\n\nTwo.'],
  ['first in its paragraph', 'One.\n\nSame. Two.\n\n#three', 'New.\n\nTwo.\n\n#three'],
  ['between others', 'One.\n\nTwo. Same. Three.', 'New.\n\nTwo. Three.'],
  ['last in its paragraph', 'One.\n\nTwo. Same.\n\nThree.', 'New.\n\nTwo.\n\nThree.'],
  ['in a list', 'One.\n\nTwo.\nSame.\nThree.', 'New.\n\nTwo.\nThree.'],
  ['no longer there', 'One.\n\nTwo.', 'New.\n\nTwo.'],
  ['only in the first paragraph, which goes anyway', 'Same.\n\nTwo.', 'New.\n\nTwo.'],
])('a sentence that repeats the hook goes: %s', (_, text, expected) => {
  expect(replaceHook(text, 'New.', 'Same.')).toBe(expected)
})

test.each([
  ['stays', null, 'New.\n\nFrom the article:\n• One\n• Two\n\n#three'],
  ['loses what the hook repeats', '• One', 'New.\n\nFrom the article:\n• Two\n\n#three'],
  ['goes when nothing of it is left', 'From the article:\n• One\n• Two', 'New.\n\n#three'],
])('a list that the post begins with is no hook: it %s', (_, repeated, expected) => {
  expect(replaceHook('From the article:\n• One\n• Two\n\n#three', 'New.', repeated)).toBe(expected)
})
