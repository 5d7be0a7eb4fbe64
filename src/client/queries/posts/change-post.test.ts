import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { postKeys } from '../keys.ts'
import { addAccepted, showStatus } from './change-post.ts'
import { hiddenPosts, hidePost, showPost, withoutHidden } from './hidden-posts.ts'
import type { Post, PostDetail } from './post-cache.ts'

const postOf = (id: string, more: Partial<PostDetail> = {}) => ({ id, status: 'draft', ...more }) as PostDetail

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(postKeys.recent(3), [postOf('a'), postOf('b')])
  cache.setQueryData(postKeys.one('a'), postOf('a', { acceptedClaims: ['12 %'] }))
  return cache
}

const statuses = (cache: QueryClient) =>
  cache.getQueryData<Post[]>(postKeys.recent(3))?.map(({ status }) => status) ?? []

afterEach(() => {
  for (const id of ['a', 'b']) showPost(id)
})

test('a new status is shown at once, and taken back without touching what changed meanwhile', () => {
  const cache = filledCache()
  const takeBack = showStatus(cache, { id: 'a', status: 'published' })
  expect(statuses(cache)).toEqual(['published', 'draft'])
  showStatus(cache, { id: 'b', status: 'published' })
  takeBack()
  expect(statuses(cache)).toEqual(['draft', 'published'])
  expect(cache.getQueryData(postKeys.one('a'))).toMatchObject({ status: 'draft' })
})

test('accepted claims are added to those accepted before', () => {
  const cache = filledCache()
  addAccepted(cache, 'a', ['“a quay”'])
  expect(cache.getQueryData(postKeys.one('a'))).toMatchObject({ acceptedClaims: ['12 %', '“a quay”'] })
})

test('a hidden post is left out, however often it was hidden, until it is shown again', () => {
  const [a, b] = [postOf('a'), postOf('b')]
  const shown = () => withoutHidden([a, b], hiddenPosts()).map(({ id }) => id)
  expect(shown()).toEqual(['a', 'b'])
  hidePost(a)
  hidePost(a)
  expect(shown()).toEqual(['b'])
  showPost('a')
  expect(shown()).toEqual(['a', 'b'])
})
