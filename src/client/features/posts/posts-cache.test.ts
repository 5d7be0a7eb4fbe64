import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeLists, type Post, postKeys } from './posts-cache.ts'

const postOf = (id: string) => ({ id }) as Post

const everything = postKeys.history({ q: '', model: null, order: 'newest' })

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(postKeys.recent(3), [postOf('a'), postOf('b')])
  cache.setQueryData(everything, {
    pages: [
      { posts: [postOf('a'), postOf('b')], isFull: true },
      { posts: [postOf('c')], isFull: false },
    ],
    pageParams: [undefined, 'b'],
  })
  cache.setQueryData(postKeys.one('a'), postOf('a'))
  cache.setQueryData(postKeys.summary, { totalPosts: 3 })
  return cache
}

test('a deleted post leaves every list, and nothing else', () => {
  const cache = filledCache()
  changeLists(cache, (posts) => posts.filter(({ id }) => id !== 'a'))
  expect(cache.getQueryData(postKeys.recent(3))).toEqual([postOf('b')])
  expect(cache.getQueryData(everything)).toMatchObject({ pages: [{ posts: [{ id: 'b' }], isFull: true }, {}] })
  expect(cache.getQueryData(postKeys.one('a'))).toEqual(postOf('a'))
  expect(cache.getQueryData(postKeys.summary)).toEqual({ totalPosts: 3 })
})
