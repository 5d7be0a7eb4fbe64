import { expect, test } from 'vitest'
import { hashOfText } from './reviewed-object.ts'

test('a text is approved with whom it mentions', () => {
  const content = 'Thanks to @Anytown Harbour.'
  const hashes = [[], ['urn:li:organization:1'], ['urn:li:organization:2']].map((urns) =>
    hashOfText({ content, mentions: urns.map((urn) => ({ name: 'Anytown Harbour', urn })) }),
  )
  expect(new Set(hashes).size).toBe(3)
})

test('what a post remembers of its other texts is no part of it', () => {
  const content = 'Thanks to everyone.'
  const mentions = [{ name: 'Anytown Harbour', urn: 'urn:li:organization:1' }]
  expect(hashOfText({ content, mentions })).toBe(hashOfText({ content, mentions: [] }))
})
