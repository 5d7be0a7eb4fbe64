import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Graph, mutualPairs, wayBack } from './graph.ts'
import { expectNone } from './offences.ts'
import { codeFiles, ownImports } from './source-files.ts'

/** No circular imports: files and folders can be read one after the other. */

type FileImports = readonly [path: string, targets: readonly string[]]

const files: readonly FileImports[] = codeFiles.map((path) => [path, ownImports(path)])

const whatToDo = 'Move what one of them needs to where it makes no circle:'

test('no file leads back to itself, not by a type or a lazy import either', () => {
  const graph = fileGraph(files)
  expectNone(
    [...graph.keys()].flatMap((path) => wayBack(graph, path) ?? []),
    whatToDo,
  )
})

describe.each([2, 3])('of the folders at depth %d', (depth) => {
  const graph = foldersAt(depth, files)

  test('no two import each other', () => {
    expectNone(mutualPairs(graph), whatToDo)
  })

  test('none leads back to itself', () => {
    expectNone(
      [...graph.keys()].flatMap((folder) => wayBack(graph, folder) ?? []),
      whatToDo,
    )
  })
})

test('no folder and a folder inside it import each other', () => {
  expectNone(mutualPairs(nestedFolders(files)), whatToDo)
})

describe('the rules see', () => {
  const made: FileImports[] = [
    ['server/a/one/x.ts', ['server/b/x', 'server/a/y']],
    ['server/a/y.ts', ['server/a/one/x']],
    ['server/b/x.ts', ['server/c/x', 'server/d/x']],
    ['server/c/x.ts', ['server/a/y']],
    ['server/d/x.ts', ['server/b/x']],
    ['server/main.ts', ['server/app/x']],
    ['server/app/x.ts', ['server/main']],
  ]

  test('a file that leads back to itself', () => {
    expect(wayBack(fileGraph(made), 'server/a/y')).toBe('server/a/y -> server/a/one/x -> server/a/y')
    expect(wayBack(fileGraph(made.slice(1)), 'server/a/y')).toBeUndefined()
  })

  test('two folders that import each other', () => {
    expect(mutualPairs(foldersAt(2, made))).toEqual(['server/b <-> server/d'])
  })

  test('a way back over others', () => {
    expect(wayBack(foldersAt(2, made), 'server/a')).toBe('server/a -> server/b -> server/c -> server/a')
    expect(wayBack(foldersAt(2, made.slice(0, 3)), 'server/a')).toBeUndefined()
  })

  test('a folder and one inside it, but for the files that stand right below server', () => {
    expect(mutualPairs(nestedFolders(made))).toEqual(['server/a <-> server/a/one'])
  })
})

/** Each file without its extension, as imports name it. */
function fileGraph(all: readonly FileImports[]): Graph {
  return new Map(all.map(([path, targets]) => [path.replace(/\.tsx?$/, ''), targets]))
}

/** A folder at a given depth, and the folders it imports from, except those inside or around it. */
function foldersAt(depth: number, all: readonly FileImports[]): Graph {
  const folderOf = (path: string) => dirname(path).split('/').slice(0, depth).join('/')
  return graphOf(all, folderOf, (from, to) => from !== to && !isAround(from, to))
}

/**
 * Each folder and the folders inside or around it that it imports from; the files directly below a side have floors.
 */
function nestedFolders(all: readonly FileImports[]): Graph {
  return graphOf(all, dirname, (from, to) => isAround(from, to) && from !== 'client' && from !== 'server')
}

function graphOf(
  all: readonly FileImports[],
  folderOf: (path: string) => string,
  isArrow: (from: string, to: string) => boolean,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [path, targets] of all) {
    const from = folderOf(path)
    const known = graph.get(from) ?? new Set()
    for (const to of targets.map(folderOf)) if (isArrow(from, to)) known.add(to)
    graph.set(from, known)
  }
  return graph
}

function isAround(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}
