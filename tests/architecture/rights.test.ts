import { expect, test } from 'vitest'
import { codeFiles, textOf } from './source-files.ts'

/** Who is an administrator and who is approved is changed, and accounts deleted, where the last administrator is kept. */

const allowed = [
  'server/features/accounts/rights-repository.ts',
  // of an account that nobody can sign in to
  'server/features/accounts/invitation-repository.ts',
]

const changesRights = (code: string) =>
  /deleteFrom\('users'\)|updateTable\('users'\)\s*\.set\((?:(?!\.where\()[\s\S])*\b(?:is_admin|is_approved)\b/.test(
    code,
  )

test('rights are changed in one place', () => {
  const files = codeFiles.filter((path) => path.startsWith('server/') && !path.startsWith('server/migrations/'))
  expect(files.filter((path) => changesRights(textOf(path))).sort()).toEqual([...allowed].sort())
})

test.each([
  [`db.updateTable('users').set({ is_admin })`, true],
  [`db\n.updateTable('users')\n.set((column) => ({ is_approved: 1 }))`, true],
  [`db.deleteFrom('users')`, true],
  [`db.updateTable('users').set({ time_zone: zone }).where('is_admin', '=', 1)`, false],
])('the test sees %s', (code, isSeen) => {
  expect(changesRights(code)).toBe(isSeen)
})
