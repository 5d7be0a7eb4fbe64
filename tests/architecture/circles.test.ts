import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeFiles, ownImports } from './source-files.ts'

/** Folders can be read one after the other: none needs, by whatever way, one that needs it. */

/** A folder, as deep as said, and those it imports from. */
function foldersAt(depth: number): Map<string, Set<string>> {
  const roomOf = (path: string) => dirname(path).split('/').slice(0, depth).join('/')
  const graph = new Map<string, Set<string>>()
  for (const path of codeFiles) {
    const from = roomOf(path)
    const targets = graph.get(from) ?? new Set()
    for (const to of ownImports(path).map(roomOf)) if (to !== from && !isAround(to, from)) targets.add(to)
    graph.set(from, targets)
  }
  return graph
}

/** A folder and what lies in it are one thing here; the test below looks at them. */
const isAround = (one: string, other: string) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

describe.each([2, 3])('of the folders at depth %d', (depth) => {
  const graph = foldersAt(depth)

  test('no two import each other', () => {
    const pairs = [...graph].flatMap(([from, targets]) =>
      [...targets].filter((to) => from < to && graph.get(to)?.has(from)).map((to) => `${from} <-> ${to}`),
    )
    expect(pairs).toEqual([])
  })

  test('none leads back to itself', () => {
    expect([...graph.keys()].flatMap((folder) => wayBack(graph, folder) ?? [])).toEqual([])
  })
})

test('no folder and a folder inside it import each other', () => {
  const arrows = new Set<string>()
  for (const path of codeFiles) {
    const from = dirname(path)
    if (from === 'client' || from === 'server') continue // their files stand on floors of their own
    for (const to of ownImports(path).map((target) => dirname(target))) {
      if (isAround(from, to)) arrows.add(`${from} -> ${to}`)
    }
  }
  const pairs = [...arrows]
    .map((arrow) => arrow.split(' -> '))
    .filter(([from = '', to = '']) => from.length < to.length && arrows.has(`${to} -> ${from}`))
  expect(pairs.map((pair) => pair.join(' <-> '))).toEqual([])
})

/** The shortest way from a folder to itself, as `a -> b -> a`; undefined when there is none. */
function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string | undefined {
  const reached = new Set<string>()
  let trails = [[start]]
  while (trails.length > 0) {
    const next: string[][] = []
    for (const trail of trails) {
      for (const to of graph.get(trail.at(-1) ?? '') ?? []) {
        if (to === start) return [...trail, to].join(' -> ')
        if (reached.has(to)) continue
        reached.add(to)
        next.push([...trail, to])
      }
    }
    trails = next
  }
  return undefined
}
