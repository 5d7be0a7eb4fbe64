import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from './keys.ts'
import { showStoredVisual } from './store-visual.ts'
import type { Visual } from './visuals.ts'

const visual = (id: string, name = id) => ({ id, name }) as Visual

function cacheWith(...visuals: Visual[]): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(queryKeys.visuals, visuals)
  cache.setQueryData(queryKeys.posts, [])
  return cache
}

test('a visual that is saved again keeps its place in the list', () => {
  const cache = cacheWith(visual('a'), visual('b'))
  showStoredVisual(cache, visual('b', 'Renamed'))
  expect(cache.getQueryData(queryKeys.visuals)).toEqual([visual('a'), visual('b', 'Renamed')])
})

test('a new visual comes on top of the list', () => {
  const cache = cacheWith(visual('a'))
  showStoredVisual(cache, visual('b'))
  expect(cache.getQueryData(queryKeys.visuals)).toEqual([visual('b'), visual('a')])
})

test('a list that was never loaded is left to the server', () => {
  const cache = new QueryClient()
  showStoredVisual(cache, visual('a'))
  expect(cache.getQueryData(queryKeys.visuals)).toBeUndefined()
})

test('posts are asked for again, since they say whether they have a visual', () => {
  const cache = cacheWith(visual('a'))
  showStoredVisual(cache, visual('a'))
  expect(cache.getQueryState(queryKeys.posts)?.isInvalidated).toBe(true)
})
