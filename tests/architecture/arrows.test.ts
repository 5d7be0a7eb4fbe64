import { describe, expect, test } from 'vitest'
import { clientArrows, serverArrows, sharedArrows } from './allowed-imports.ts'
import { wayBack } from './graph.ts'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, ownImports } from './source-files.ts'

/** Features, and the folders of `shared`, use each other only where allowed-imports.ts has an arrow. */

interface Side {
  folder: string
  arrows: Readonly<Record<string, readonly string[]>>
}

const sides: Record<string, Side> = {
  server: { folder: 'server/features/', arrows: serverArrows },
  client: { folder: 'client/features/', arrows: clientArrows },
  shared: { folder: 'shared/', arrows: sharedArrows },
}

describe.each(Object.entries(sides))('of the %s', (_, side) => {
  const files = codeFiles.filter((path) => path.startsWith(side.folder))

  test('features use only those that they have an arrow to', () => {
    expectNone(
      offencesIn(files, (path) => foreignFeatures(side, path, ownImports(path))),
      'Move what these files use to a floor below, or add an arrow to allowed-imports.ts:',
    )
  })

  test('the arrows make no circle', () => {
    const graph = new Map(Object.entries(side.arrows))
    expectNone(
      [...graph.keys()].flatMap((feature) => wayBack(graph, feature) ?? []),
      'Take one arrow out of each of these circles:',
    )
  })

  test('every arrow is used', () => {
    const used = new Set(
      files.flatMap((path) =>
        usedFeatures(side, path, ownImports(path)).map((to) => `${featureOf(side, path)} -> ${to}`),
      ),
    )
    const allowed = Object.entries(side.arrows).flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
    expectNone(
      allowed.filter((arrow) => !used.has(arrow)),
      'Delete these arrows from allowed-imports.ts; no file uses them:',
    )
  })
})

test('no feature uses admin', () => {
  expect(Object.values(serverArrows).flat()).not.toContain('admin')
})

test('the rule sees a feature that has no arrow', () => {
  const side = { folder: 'server/features/', arrows: { posts: ['accounts'] } }
  const targets = ['server/features/accounts/x', 'server/features/posts/x', 'server/features/mails/x', 'shared/text/x']
  expect(foreignFeatures(side, 'server/features/posts/y.ts', targets)).toEqual(['mails'])
  expect(foreignFeatures(side, 'server/features/mails/y.ts', targets)).toEqual(['accounts', 'posts'])
})

function featureOf({ folder }: Side, path: string): string | undefined {
  return path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined
}

function usedFeatures(side: Side, path: string, targets: readonly string[]): string[] {
  return targets.flatMap((target) => featureOf(side, target) ?? []).filter((other) => other !== featureOf(side, path))
}

function foreignFeatures(side: Side, path: string, targets: readonly string[]): string[] {
  const arrows = side.arrows[featureOf(side, path) ?? ''] ?? []
  return usedFeatures(side, path, targets).filter((other) => !arrows.includes(other))
}
