import { expect, test } from 'vitest'
import { towers } from './allowed-imports.ts'
import { codeFiles, importsIn, isIn, ownImports, textOf } from './source-files.ts'

/** The code stands on floors: what is below knows nothing of what is above. */

test.each(codeFiles)('%s imports only from its own floor and below', (path) => {
  expect(ownImports(path).filter((target) => !mayImport(path, target))).toEqual([])
})

test('every folder under src stands on a floor', () => {
  const unplaced = codeFiles.filter(
    (path) => !towers.some((floors) => floors.some((rooms) => rooms.some((room) => isIn(path, room)))),
  )
  expect(unplaced).toEqual([])
})

test.each(codeFiles)('%s names the files beside it with their ending, as Node wants it', (path) => {
  const names = importsIn(textOf(path)).filter((name) => name.startsWith('.'))
  expect(names.filter((name) => !/\.(tsx?|css|json)$/.test(name))).toEqual([])
})

test.each(codeFiles.filter((path) => path.startsWith('server/migrations/')))('%s imports nothing of ours', (path) => {
  expect(ownImports(path)).toEqual([])
})

function mayImport(from: string, to: string): boolean {
  return towers.some((floors) => {
    const floorOf = (path: string) => floors.findIndex((rooms) => rooms.some((room) => isIn(path, room)))
    return floorOf(from) >= 0 && floorOf(to) >= 0 && floorOf(to) <= floorOf(from)
  })
}
