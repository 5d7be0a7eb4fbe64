import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clientArrows, packages, serverArrows, towers } from './house-plan.ts'

/** Holds the code against house-plan.ts: who may import whom, and which npm packages may stand where. */

const root = join(import.meta.dirname, '../../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))

test.each(files)('%s imports only from its own floor and below', (path) => {
  const targets = ownImports(path)
  expect(targets.filter((target) => !mayImport(path, target))).toEqual([])
})

test.each(files)('%s uses only the npm packages of its floor', (path) => {
  const allowed = packages.filter(({ rooms }) => rooms.some((room) => isIn(path, room))).flatMap((row) => row.packages)
  expect(npmImports(path).filter((name) => !allowed.includes(name))).toEqual([])
})

test.each(files.filter((path) => path.startsWith('server/features/')))(
  '%s follows the arrows between features',
  (path) => {
    const feature = path.split('/')[2] ?? ''
    const others = ownImports(path).flatMap((target) => /^server\/features\/([^/]+)\//.exec(target)?.[1] ?? [])
    expect(others.filter((other) => other !== feature && !serverArrows[feature]?.includes(other))).toEqual([])
  },
)

test.each(files.filter((path) => path.startsWith('client/features/')))('%s imports no other feature', (path) => {
  const feature = path.split('/')[2] ?? ''
  const others = ownImports(path).flatMap((target) => /^client\/features\/([^/]+)\//.exec(target)?.[1] ?? [])
  expect(others.filter((other) => other !== feature && !clientArrows[feature]?.includes(other))).toEqual([])
})

test.each(files)('%s names the files beside it with their ending, as Node wants it', (path) => {
  const names = importsIn(readFileSync(join(root, path), 'utf8')).filter((name) => name.startsWith('.'))
  expect(names.filter((name) => !/\.(tsx?|css|json)$/.test(name))).toEqual([])
})

test('the arrows between features make no circle', () => {
  const visit = (feature: string, trail: readonly string[]): void => {
    if (trail.includes(feature)) throw new Error([...trail, feature].join(' -> '))
    for (const next of serverArrows[feature] ?? []) visit(next, [...trail, feature])
  }
  for (const feature of Object.keys(serverArrows)) visit(feature, [])
})

test('no feature uses admin', () => {
  expect(Object.values(serverArrows).flat()).not.toContain('admin')
})

describe('what the test sees', () => {
  test.each([
    [`import { a } from '#server/app'`, 'server/app'],
    [`import type { A } from '#server/app'`, 'server/app'],
    [`import '#server/app'`, 'server/app'],
    [`export { a } from '#server/app'`, 'server/app'],
    [`export * from "#server/app"`, 'server/app'],
    [`const a = await import('#server/app')`, 'server/app'],
    [`const a = lazy(() => import(\n  '#server/app'\n))`, 'server/app'],
    [`import a, {\n  b,\n} from '../../server/app.ts'`, 'server/app'],
  ])('%s', (code, target) => {
    expect(importsIn(code).flatMap((name) => resolveOwn('client/lib/x.ts', name) ?? [])).toEqual([target])
  })

  test('every folder under src stands on a floor', () => {
    const homeless = files.filter(
      (path) => !towers.some((floors) => floors.some((rooms) => rooms.some((room) => isIn(path, room)))),
    )
    expect(homeless).toEqual([])
  })
})

function ownImports(path: string): string[] {
  return importsIn(readFileSync(join(root, path), 'utf8')).flatMap((name) => resolveOwn(path, name) ?? [])
}

function npmImports(path: string): string[] {
  return importsIn(readFileSync(join(root, path), 'utf8'))
    .filter((name) => !/^[.#/]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

/** Static, side-effect, re-exported and dynamic imports. */
function importsIn(code: string): string[] {
  const statement = /(?:^|[\n;])\s*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"\n]+)['"]/g
  const dynamic = /\b(?:import|require)\(\s*['"]([^'"\n]+)['"]\s*[,)]/g
  const typed = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)\./g
  return [statement, dynamic, typed]
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
    .filter((name, index, all) => all.indexOf(name) === index)
}

/** A path below src without its ending; null for a package. */
function resolveOwn(from: string, name: string): string | null {
  if (name.startsWith('#')) return name.slice(1).replace(/\.tsx?$/, '')
  if (!name.startsWith('.')) return null
  return normalize(join(dirname(from), name))
    .replaceAll('\\', '/')
    .replace(/\.(tsx?|js)$/, '')
}

function mayImport(from: string, to: string): boolean {
  return towers.some((floors) => {
    const floorOf = (path: string) => floors.findIndex((rooms) => rooms.some((room) => isIn(path, room)))
    return floorOf(from) >= 0 && floorOf(to) >= 0 && floorOf(to) <= floorOf(from)
  })
}

/** A room is a folder, or one file without its ending. */
function isIn(path: string, room: string): boolean {
  return path.startsWith(`${room}/`) || path.replace(/\.tsx?$/, '') === room
}
