import { expect, test } from 'vitest'
import { towers } from './allowed-imports.ts'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, importsIn, isIn, ownImports, textOf } from './source-files.ts'

/** The code has floors: lower ones know nothing of higher ones. */

test('files import only from their own floor and below', () => {
  expectNone(
    offencesIn(codeFiles, (path) => ownImports(path).filter((target) => !mayImport(path, target))),
    'These imports lead up. Move the imported code down, or pass it in as an argument:',
  )
})

test('every folder under src stands on a floor', () => {
  expectNone(
    codeFiles.filter((path) => !isPlaced(path)),
    'Give these files a floor in allowed-imports.ts:',
  )
})

test('relative imports have an ending, as Node wants it', () => {
  expectNone(
    offencesIn(codeFiles, (path) => withoutEnding(textOf(path))),
    'Add .ts or .tsx to these imports:',
  )
})

test('migrations import nothing of ours', () => {
  const migrations = codeFiles.filter((path) => path.startsWith('server/migrations/'))
  expectNone(
    offencesIn(migrations, ownImports),
    'A migration must do the same in years. Copy into it what it needs of these:',
  )
})

test.each([
  ['server/features/posts/x.ts', 'server/platform/jobs/y', true],
  ['server/features/posts/x.ts', 'server/features/models/y', true],
  ['server/platform/jobs/x.ts', 'server/features/posts/y', false],
  ['shared/text/x.ts', 'server/platform/jobs/y', false],
  ['client/features/post/x.tsx', 'server/app', false],
  ['site/x.tsx', 'client/ui/button', true],
  ['site/x.tsx', 'client/features/post/y', false],
  ['elsewhere/x.ts', 'shared/text/y', false],
])('the rule sees %s import %s', (from, to, isAllowed) => {
  expect(mayImport(from, to)).toBe(isAllowed)
})

test('the rules see a file on no floor, and an import without ending', () => {
  expect(isPlaced('server/elsewhere/x.ts')).toBe(false)
  expect(withoutEnding(`import { a } from './a.ts'\nimport { b } from '../b'\nimport c from 'c'`)).toEqual(['../b'])
})

function mayImport(from: string, to: string): boolean {
  return towers.some((floors) => {
    const floorOf = (path: string) => floors.findIndex((rooms) => rooms.some((room) => isIn(path, room)))
    return floorOf(from) >= 0 && floorOf(to) >= 0 && floorOf(to) <= floorOf(from)
  })
}

function isPlaced(path: string): boolean {
  return towers.flat(2).some((room) => isIn(path, room))
}

function withoutEnding(code: string): string[] {
  return importsIn(code).filter((name) => name.startsWith('.') && !/\.(tsx?|css|json)$/.test(name))
}
