import { expect, test } from 'vitest'
import { packages } from './allowed-imports.ts'
import { codeFiles, isIn, npmImports } from './source-files.ts'

/** Each npm package is used where it belongs, so that it can be replaced in one place. */

test.each(codeFiles)('%s uses only the npm packages of its folder', (path) => {
  const allowed = packages.filter(({ rooms }) => rooms.some((room) => isIn(path, room))).flatMap((row) => row.packages)
  expect(npmImports(path).filter((name) => !allowed.includes(name))).toEqual([])
})
