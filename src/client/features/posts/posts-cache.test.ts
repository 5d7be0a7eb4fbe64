import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeLists, type Post, postKeys } from './posts-cache.ts'

const postOf = (id: string) => ({ id }) as Post

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(postKeys.recent(3), [postOf('a'), postOf('b')])
  cache.setQueryData(postKeys.history, {
    pages: [
      { posts: [postOf('a'), postOf('b')], isFull: true },
      { posts: [postOf('c')], isFull: false },
    ],
    pageParams: [undefined, 'b'],
  })
  cache.setQueryData(postKeys.one('a'), postOf('a'))
  return cache
}

const idsOf = (cache: QueryClient) => JSON.stringify(cache.getQueriesData({ queryKey: ['posts'] })).match(/"id":"."/g)

test('a deleted post leaves every list, and comes back when deleting fails', () => {
  const cache = filledCache()
  const before = idsOf(cache)
  const undo = changeLists(cache, (posts) => posts.filter(({ id }) => id !== 'a'))
  expect(cache.getQueryData(postKeys.recent(3))).toEqual([postOf('b')])
  expect(cache.getQueryData(postKeys.history)).toMatchObject({ pages: [{ posts: [{ id: 'b' }], isFull: true }, {}] })
  expect(cache.getQueryData(postKeys.one('a'))).toEqual(postOf('a'))
  undo()
  expect(idsOf(cache)).toEqual(before)
})
