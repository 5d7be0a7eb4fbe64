import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

test('ten codes, all different, of letters and digits that can’t be mistaken for each other', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/)
})

test('a code is known again with blanks, capitals or without its dashes', () => {
  const [code = ''] = newRecoveryCodes()
  const hash = hashRecoveryCode(code)
  for (const typed of [code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')}\n`]) {
    expect(hashRecoveryCode(typed)).toBe(hash)
  }
  expect(hashRecoveryCode(`${code}2`)).not.toBe(hash)
})
