import { expect, test } from 'vitest'
import { packages } from './allowed-imports.ts'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, isIn, npmImports } from './source-files.ts'

/** Each npm package is used in only one place, so that it can be replaced there. */

test('files use only the npm packages of their folder', () => {
  expectNone(
    offencesIn(codeFiles, (path) => foreignPackages(path, npmImports(path))),
    'Use these packages through the folder that has them, or add a line to allowed-imports.ts:',
  )
})

test('the rule sees a package outside its folder', () => {
  expect(foreignPackages('server/adapters/payments/x.ts', ['stripe'])).toEqual([])
  expect(foreignPackages('server/features/billing/x.ts', ['stripe', 'kysely'])).toEqual(['stripe'])
})

function foreignPackages(path: string, used: readonly string[]): string[] {
  const allowed = packages.filter(({ rooms }) => rooms.some((room) => isIn(path, room))).flatMap((row) => row.packages)
  return used.filter((name) => !allowed.includes(name))
}
