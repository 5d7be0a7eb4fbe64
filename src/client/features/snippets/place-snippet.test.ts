import { describe, expect, test } from 'vitest'
import { endingOf, hookOf, placeSnippet } from './place-snippet.ts'

const post = 'The harbour grows.\n\nIt has a second quay now.\n\nWho pays for it?'
const tagged = `${post}\n\n#ports #shipping`

describe('a snippet goes where it belongs', () => {
  test('a first line to the top', () => {
    expect(placeSnippet(post, 'hook', 'Look again.')).toBe(`Look again.\n\n${post}`)
  })

  test('hashtags to the end, everything else before them', () => {
    expect(placeSnippet(post, 'hashtags', '#ports')).toBe(`${post}\n\n#ports`)
    expect(placeSnippet(tagged, 'sign-off', 'Fair winds.')).toBe(`${post}\n\nFair winds.\n\n#ports #shipping`)
    expect(placeSnippet(post, 'call-to-action', 'Write to me.')).toBe(`${post}\n\nWrite to me.`)
    expect(placeSnippet('#ports', 'ending', 'The end.')).toBe('The end.\n\n#ports')
  })

  test('into an empty post as it is', () => {
    expect(placeSnippet(' \n', 'ending', 'The end.')).toBe('The end.')
  })
})

test('the first line and the last paragraph of a post can be kept', () => {
  expect(hookOf(tagged)).toBe('The harbour grows.')
  expect(endingOf(tagged)).toBe('Who pays for it?')
  expect(endingOf('One line.\n#ports')).toBe('')
  expect([hookOf(''), endingOf('')]).toEqual(['', ''])
})
