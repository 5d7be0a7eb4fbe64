import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What the server has answered is cached by `client/queries` alone: under which key, and what each change makes stale.
 * Everything above it reads and changes through its hooks; tests may look into the cache.
 */

const root = join(import.meta.dirname, '../../src')

const rooms = ['client/features', 'client/screens', 'client/ui', 'client/editor', 'client/lib']
const namesTheCache = /\b(?:(?:invalidate|cancel|reset|remove|refetch)Queries|set(?:Query|Queries)Data|queryKeys?\b)/

const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
)

test.each(files)('%s leaves the cache of answers to client/queries', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).not.toMatch(namesTheCache)
})

const below = readdirSync(join(root, 'client/queries'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
)

test.each(below)('client/queries/%s knows no control, no toast and no words', (path) => {
  expect(readFileSync(join(root, 'client/queries', path), 'utf8')).not.toMatch(/#client\/ui\/|\/texts\b|catalogue/)
})
