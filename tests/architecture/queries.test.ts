import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, isIn, textOf } from './source-files.ts'

/**
 * Only `client/queries` caches the server's answers: it defines their keys, and what each change invalidates.
 * Everything above it reads and changes through its hooks; tests may look into the cache.
 */

const outside = ['client/features', 'client/screens', 'client/ui', 'client/editor', 'client/lib']

test('only client/queries touches the cache of answers', () => {
  const files = codeFiles.filter((path) => outside.some((room) => isIn(path, room)))
  expectNone(
    offencesIn(files, (path) => cacheCalls(textOf(path))),
    'Write a hook in client/queries for what these files do with the cache:',
  )
})

test('client/queries knows no control, no toast and no words', () => {
  const files = codeFiles.filter((path) => isIn(path, 'client/queries'))
  expectNone(
    offencesIn(files, (path) => partsOfScreens(textOf(path))),
    'Leave what a person sees to the caller of the hook:',
  )
})

test('the rules see a call of the cache, and a part of a screen', () => {
  expect(cacheCalls(`client.invalidateQueries({ queryKey: ['posts'] })`)).toEqual(['invalidateQueries', 'queryKey'])
  expect(cacheCalls('const { data } = usePosts()')).toEqual([])
  expect(partsOfScreens(`import { toast } from '#client/ui/toast'\nimport { texts } from './texts'`)).toHaveLength(2)
  expect(partsOfScreens(`import { api } from '#client/lib/api'`)).toEqual([])
})

function cacheCalls(code: string): string[] {
  const names = /\b(?:(?:invalidate|cancel|reset|remove|refetch)Queries|set(?:Query|Queries)Data|queryKeys?\b)/g
  return code.match(names) ?? []
}

function partsOfScreens(code: string): string[] {
  return code.match(/#client\/ui\/|\/texts\b|catalogue/g) ?? []
}
