import { describe, expect, test } from 'vitest'
import { clientArrows, serverArrows, sharedArrows } from './allowed-imports.ts'
import { codeFiles, ownImports } from './source-files.ts'

/** Features, and the folders of `shared`, use each other only where allowed-imports.ts has an arrow. */

const sides = [
  { side: 'server', folder: 'server/features/', arrows: serverArrows },
  { side: 'client', folder: 'client/features/', arrows: clientArrows },
  { side: 'shared', folder: 'shared/', arrows: sharedArrows },
] as const

describe.each(sides)('of the $side', ({ folder, arrows }) => {
  const featureOf = (path: string) => (path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined)
  const features = codeFiles.filter((path) => path.startsWith(folder))

  test.each(features)('%s follows the arrows between features', (path) => {
    const feature = featureOf(path) ?? ''
    const used = ownImports(path).flatMap((target) => featureOf(target) ?? [])
    expect(used.filter((other) => other !== feature && !arrows[feature]?.includes(other))).toEqual([])
  })

  test('the arrows make no circle', () => {
    const follow = (feature: string, trail: readonly string[]): void => {
      if (trail.includes(feature)) throw new Error([...trail, feature].join(' -> '))
      for (const next of arrows[feature] ?? []) follow(next, [...trail, feature])
    }
    for (const feature of Object.keys(arrows)) follow(feature, [])
  })

  test('every arrow is used', () => {
    const used = new Set(
      features.flatMap((path) => ownImports(path).map((to) => `${featureOf(path)} -> ${featureOf(to)}`)),
    )
    const allowed = Object.entries(arrows).flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
    expect(allowed.filter((arrow) => !used.has(arrow))).toEqual([])
  })
})

test('no feature uses admin', () => {
  expect(Object.values(serverArrows).flat()).not.toContain('admin')
})
