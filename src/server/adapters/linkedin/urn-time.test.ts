import { expect, test } from 'vitest'
import { timeOfUrn } from './urn-time.ts'

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
