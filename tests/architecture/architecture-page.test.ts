import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectNone } from './offences.ts'

/** ARCHITECTURE.md names every folder where a change may begin, and nothing that does not exist. */

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

test('the files that its recipes name are there', () => {
  expectNone(missingPaths(page, everyPath()), 'Name the files of these recipes as they are now:')
})

test('the rule sees a file of a recipe that is not there', () => {
  const recipe = [
    '### Add a language',
    'Copy `shared/languages/CODE/index.ts`, run `npm run dev`, and look at `client/here.ts` and `client/gone`.',
    '## Floors',
    'Nothing is at `client/nowhere`.',
  ].join('\n')
  const paths = ['src/shared/languages/de/index.ts', 'src/client/here.ts']
  expect(missingPaths(recipe, paths)).toEqual(['Add a language: client/gone'])
  expect(missingPaths(recipe, paths.slice(1))).toHaveLength(2)
})

/** Paths in backticks below a heading "### Add a ..."; capitals in them are placeholders. */
function missingPaths(text: string, paths: readonly string[]): string[] {
  return text.split(/^(?=#{1,3} )/m).flatMap((section) => {
    const title = /^### (Add an? .*)/.exec(section)?.[1]
    if (!title) return []
    const named = [...section.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path.replace(/\/$/, ''))
    return named.filter((path) => !paths.some((each) => isNamed(each, path))).map((path) => `${title}: ${path}`)
  })
}

/** From the root or from src, with or without extension. */
function isNamed(path: string, name: string): boolean {
  const pattern = name.replaceAll('.', '\\.').replaceAll(/[A-Z]{2,}/g, '[^/]+')
  return new RegExp(`^(?:src/)?${pattern}(?:\\.\\w+)?$`).test(path)
}

/** The repository's files and folders, without those that Git ignores. */
function everyPath(): string[] {
  const folders = ['src', 'tests', 'docs', 'scripts', 'deploy', 'bench']
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
}

function foldersIn(path: string): string[] {
  const entries = readdirSync(join(root, 'src', path), { withFileTypes: true })
  return sorted(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
}

/** The indented folders below a part of the source tree. */
function inTree(part: string): string[] {
  const lines = (/```\nsrc\/\n([\s\S]*?)```/.exec(page)?.[1] ?? '').split('\n')
  const below = lines.slice(lines.findIndex((line) => line.startsWith(`  ${part}/`)) + 1)
  const end = below.findIndex((line) => /^ {2}\S/.test(line))
  return sorted(below.slice(0, end).flatMap((line) => /^ {4}([\w-]+)\//.exec(line)?.[1] ?? []))
}

/** The names in a column of the table of features; text in brackets or code is no feature. */
function inColumn(column: number): string[] {
  const table = page.slice(page.indexOf('| To change'))
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2)
  const names = rows.flatMap((row) => (row.split('|')[column] ?? '').split(','))
  return sorted([...new Set(names.map((name) => name.trim()))].filter((name) => /^[a-z-]+$/.test(name) && name !== '-'))
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort((a, b) => a.localeCompare(b))
}
