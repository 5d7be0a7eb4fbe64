import { expect, test } from 'vitest'
import { expectNone } from './offences.ts'
import { codeFiles, textOf } from './source-files.ts'

/**
 * Only the code that keeps the last administrator may change who is an administrator or approved, or delete accounts.
 */

const allowed = [
  'server/features/accounts/rights/rights-repository.ts',
  // of an account that nobody can sign in to
  'server/features/accounts/rights/invitation-repository.ts',
]

const changesRights = (code: string) =>
  /deleteFrom\('users'\)|updateTable\('users'\)\s*\.set\((?:(?!\.where\()[\s\S])*\b(?:is_admin|is_approved)\b/.test(
    code,
  )

test('rights are changed in one place', () => {
  const files = codeFiles.filter((path) => path.startsWith('server/') && !path.startsWith('server/migrations/'))
  const changing = files.filter((path) => changesRights(textOf(path)))
  expectNone(
    changing.filter((path) => !allowed.includes(path)),
    'Call the rights repository of accounts instead of changing `users` here:',
  )
  expectNone(
    allowed.filter((path) => !changing.includes(path)),
    'Take these files off the list `allowed`; they change no rights:',
  )
})

test('people are made in one place, where they get their workspace', () => {
  const making = codeFiles.filter((path) => textOf(path).includes("insertInto('users')"))
  expect(making).toEqual(['server/features/accounts/people/user-repository.ts'])
})

test.each([
  [`db.updateTable('users').set({ is_admin })`, true],
  [`db\n.updateTable('users')\n.set((column) => ({ is_approved: 1 }))`, true],
  [`db.deleteFrom('users')`, true],
  [`db.updateTable('users').set({ time_zone: zone }).where('is_admin', '=', 1)`, false],
])('the rule sees %s', (code, isSeen) => {
  expect(changesRights(code)).toBe(isSeen)
})
