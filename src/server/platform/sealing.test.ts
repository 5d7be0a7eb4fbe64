import { expect, test } from 'vitest'
import { seal, unseal } from './sealing.ts'

const secret = 'the secret of one installation'
const mine = { purpose: 'second-factor', ownerId: 'ann' }

test('what is sealed can be read again, and shows nothing of it', () => {
  const sealed = seal(secret, mine, 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain(Buffer.from('JBSWY3DPEHPK3PXP').toString('base64url'))
  expect(unseal(secret, mine, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(secret, mine, seal(secret, mine, ''))).toBe('')
})

test('the same text is sealed differently each time', () => {
  expect(seal(secret, mine, 'a')).not.toBe(seal(secret, mine, 'a'))
})

test.each([
  ['another secret', 'the secret of another one', mine],
  ['another purpose', secret, { ...mine, purpose: 'model-key' }],
  ['another owner', secret, { ...mine, ownerId: 'bob' }],
])('it does not open with %s', (_, otherSecret, other) => {
  expect(unseal(otherSecret, other, seal(secret, mine, 'text'))).toBeNull()
})

test('it does not open once any part of it was changed or cut', () => {
  const parts = seal(secret, mine, 'text').split('.')
  for (const index of parts.keys()) {
    const changed = parts.with(index, `${parts[index]?.startsWith('A') ? 'B' : 'A'}${parts[index]?.slice(1)}`)
    expect(unseal(secret, mine, changed.join('.')), `part ${index}`).toBeNull()
    expect(unseal(secret, mine, parts.slice(0, index).join('.')), `cut before ${index}`).toBeNull()
  }
  const shortTag = parts.with(
    3,
    Buffer.from(parts[3] ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url'),
  )
  expect(unseal(secret, mine, shortTag.join('.'))).toBeNull()
})
