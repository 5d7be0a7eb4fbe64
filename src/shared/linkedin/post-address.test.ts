import { expect, test } from 'vitest'
import { readPostAddress, timeOfUrn } from './post-address.ts'

test('an id tells when it was made', () => {
  const made = Date.parse('2026-11-27T12:00:00.123Z')
  const id = (BigInt(made) << 22n) + 4_194_303n
  for (const kind of ['share', 'ugcPost', 'activity']) expect(timeOfUrn(`urn:li:${kind}:${id}`)).toBe(made)
})

test.each(['urn:li:share:abc', 'urn:li:person:12', 'urn:li:share:', '7123456789012345678'])(
  '%s tells nothing',
  (urn) => {
    expect(timeOfUrn(urn)).toBeNull()
  },
)

const at = Date.UTC(2026, 9, 5, 8)
const number = String((BigInt(at) << 22n) + 7n)

test.each(['activity', 'share', 'ugcPost'])(
  'an address with %s tells the urn, the moment and the first words',
  (kind) => {
    const urn = `urn:li:${kind}:${number}`
    const readable = `https://www.linkedin.com/posts/ada-quay-1234_the-quay-is-full-today-${kind}-${number}-aB3d?utm_source=share`
    const words = ['the', 'quay', 'is', 'full', 'today']
    expect(readPostAddress(readable)).toEqual({ urn, number, at, words })
    for (const path of [urn, encodeURIComponent(urn)])
      expect(readPostAddress(`https://www.linkedin.com/feed/update/${path}`)).toEqual({ urn, number, at, words: [] })
  },
)

test.each([
  'https://www.linkedin.com/in/ada-quay',
  `https://linkedin.com.example.com/feed/update/urn:li:activity:${number}`,
  `javascript:urn:li:activity:${number}`,
  'https://www.linkedin.com/feed/update/urn:li:activity:12',
  'https://www.linkedin.com/feed/update/%E0%A4%A',
  'https://www.linkedin.com/posts/%',
  '',
])('%j is no address of a post', (other) => {
  expect(readPostAddress(other)).toBeUndefined()
})
