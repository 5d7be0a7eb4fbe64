import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { postKeys, queryKeys } from '../keys.ts'
import {
  changeDetail,
  changePost,
  forgetPost,
  type Post,
  type PostDetail,
  refreshAfterWriting,
  showVersion,
} from './post-cache.ts'

const postOf = (id: string, more: Partial<PostDetail> = {}) => ({ id, content: 'as written', ...more }) as PostDetail
const everything = postKeys.history({ q: '', model: null, order: 'newest' })
const november = postKeys.between({ from: '2026-11-01', to: '2026-11-30' })

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(queryKeys.user, { id: 'u' })
  cache.setQueryData(queryKeys.settings, {})
  cache.setQueryData(postKeys.recent(3), [postOf('a'), postOf('b')])
  cache.setQueryData(november, [postOf('a')])
  cache.setQueryData(everything, {
    pages: [
      { items: [postOf('a'), postOf('b')], hasMore: true },
      { items: [postOf('c')], hasMore: false },
    ],
    pageParams: [undefined, 'b'],
  })
  cache.setQueryData(postKeys.one('a'), postOf('a'))
  cache.setQueryData(postKeys.one('b'), postOf('b'))
  cache.setQueryData(postKeys.summary, { totalPosts: 3 })
  return cache
}

function staleIn(cache: QueryClient): string[] {
  return cache
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey.filter((part) => typeof part === 'string').join(' '))
    .sort()
}

test('a changed post is changed in every list and where it is open', () => {
  const cache = filledCache()
  changePost(cache, 'a', (post) => ({ ...post, content: 'edited' }))
  expect(cache.getQueryData<Post[]>(postKeys.recent(3))?.map(({ content }) => content)).toEqual([
    'edited',
    'as written',
  ])
  expect(cache.getQueryData(november)).toMatchObject([{ content: 'edited' }])
  expect(cache.getQueryData(everything)).toMatchObject({ pages: [{ items: [{ content: 'edited' }, {}] }, {}] })
  expect(cache.getQueryData(postKeys.one('a'))).toMatchObject({ content: 'edited' })
  expect(cache.getQueryData(postKeys.one('b'))).toMatchObject({ content: 'as written' })
  expect(staleIn(cache)).toEqual([])
})

test('what is known of a post changes only where it has been loaded', () => {
  const cache = filledCache()
  changeDetail(cache, 'a', (kept) => ({ ...kept, acceptedClaims: ['12 %'] }))
  changeDetail(cache, 'never opened', (kept) => ({ ...kept, acceptedClaims: ['12 %'] }))
  expect(cache.getQueryData(postKeys.one('a'))).toMatchObject({ acceptedClaims: ['12 %'] })
  expect(cache.getQueryData(postKeys.one('never opened'))).toBeUndefined()
})

test('a new version is shown in the lists, and its details where the post is open', () => {
  const cache = filledCache()
  const refined = postOf('a', { content: 'shorter', version: 2, versions: [] })
  showVersion(cache, refined)
  expect(cache.getQueryData(postKeys.one('a'))).toMatchObject({ content: 'shorter', version: 2 })
  expect(cache.getQueryData(postKeys.recent(3))).toMatchObject([
    { content: 'shorter', version: 2 },
    { content: 'as written' },
  ])
  expect(cache.getQueryData<Post[]>(postKeys.recent(3))?.[0]).not.toHaveProperty('versions')
})

test('a new post makes lists, counts and the month’s allowance stale, and no open post', () => {
  const cache = filledCache()
  refreshAfterWriting(cache)
  expect(staleIn(cache)).toEqual(['posts between', 'posts history', 'posts recent', 'posts summary', 'user'])
})

test('a deleted post leaves every list; counts and the latest posts are asked for again', () => {
  const cache = filledCache()
  forgetPost(cache, 'a')
  expect(cache.getQueryData(postKeys.recent(3))).toEqual([postOf('b')])
  expect(cache.getQueryData(november)).toEqual([])
  expect(cache.getQueryData(everything)).toMatchObject({ pages: [{ items: [{ id: 'b' }], hasMore: true }, {}] })
  expect(cache.getQueryData(postKeys.one('a'))).toBeUndefined()
  expect(cache.getQueryData(postKeys.one('b'))).toEqual(postOf('b'))
  expect(staleIn(cache)).toEqual(['posts recent', 'posts summary'])
})
