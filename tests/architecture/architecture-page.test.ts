import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** ARCHITECTURE.md names every folder where a change may begin, and no folder or file that is not there. */

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

describe('the page names each folder of', () => {
  test.each(['shared', 'client', 'server'])('%s', (part) => {
    expect(inTree(part)).toEqual(foldersIn(part).filter((name) => name !== 'public'))
  })

  test.each([
    ['client/features', 2],
    ['server/features', 3],
  ] as const)('%s', (path, column) => {
    expect(inColumn(column)).toEqual(foldersIn(path))
  })
})

test('the recipes name files that are there', () => {
  const recipes = page.slice(page.indexOf('## Recipes'))
  const paths = [...recipes.matchAll(/`((?:server|client|shared|tests|docs|scripts)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  const patterns = /[A-Z]{4}|\*/
  const places = (path: string) => [join(root, 'src', path), join(root, path)]
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !patterns.test(path) && !places(path).some((place) => existsSync(place)))).toEqual([])
})

function foldersIn(path: string): string[] {
  const entries = readdirSync(join(root, 'src', path), { withFileTypes: true })
  return sorted(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
}

/** The folders that stand indented below a part of the source tree. */
function inTree(part: string): string[] {
  const lines = (/```\nsrc\/\n([\s\S]*?)```/.exec(page)?.[1] ?? '').split('\n')
  const below = lines.slice(lines.findIndex((line) => line.startsWith(`  ${part}/`)) + 1)
  const end = below.findIndex((line) => /^ {2}\S/.test(line))
  return sorted(below.slice(0, end).flatMap((line) => /^ {4}([\w-]+)\//.exec(line)?.[1] ?? []))
}

/** The names in a column of the table of features; what stands in brackets or code is no feature. */
function inColumn(column: number): string[] {
  const table = page.slice(page.indexOf('| To change'))
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2)
  const names = rows.flatMap((row) => (row.split('|')[column] ?? '').split(','))
  return sorted([...new Set(names.map((name) => name.trim()))].filter((name) => /^[a-z-]+$/.test(name) && name !== '-'))
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort((a, b) => a.localeCompare(b))
}
