import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import { changeItems } from '../lists.ts'

/** How a change of a post reaches every place that shows it, and what it invalidates. */

export type Post = Answer<'listPosts'>[number]
export type PostDetail = Answer<'getPost'>

/** Changes one post wherever it is shown. */
export function changePost(cache: QueryClient, id: string, change: (post: Post) => Post): void {
  changeDetail(cache, id, (kept) => ({ ...kept, ...change(kept) }))
  changeItems<Post>(cache, queryKeys.posts, (posts) => posts.map((post) => (post.id === id ? change(post) : post)))
}

/** Changes a single post's details, which lists lack. Does nothing while it is not loaded. */
export function changeDetail(cache: QueryClient, id: string, change: (kept: PostDetail) => PostDetail): void {
  cache.setQueryData<PostDetail>(postKeys.one(id), (kept) => kept && change(kept))
}

/** Makes a new version the post's current text everywhere. */
export function showVersion(cache: QueryClient, changed: PostDetail): void {
  const { content, version, language, note, updatedAt } = changed
  cache.setQueryData<PostDetail>(postKeys.one(changed.id), changed)
  changePost(cache, changed.id, (kept) => ({ ...kept, content, version, language, note, updatedAt }))
}

/** After a post was written: refetches lists, counts and the month's remaining posts. */
export function refreshAfterWriting(cache: QueryClient): void {
  void refreshLists(cache)
  refreshAllowance(cache)
}

/** Refetches the month's remaining posts, which may have changed elsewhere. */
export function refreshAllowance(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.user })
}

/** Refetches lists but not single posts, whose changes are applied to the cache. */
export function refreshLists(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    queryKey: queryKeys.posts,
    predicate: ({ queryKey }) => queryKey[1] !== queryKeys.openPosts[1],
  })
}

/** Removes it from the cached lists and refetches counts and pages that included it. */
export function forgetPost(cache: QueryClient, id: string): void {
  cache.removeQueries({ queryKey: postKeys.one(id) })
  changeItems<Post>(cache, queryKeys.posts, (posts) => posts.filter((post) => post.id !== id))
  for (const queryKey of [postKeys.summary, postKeys.allRecent]) void cache.invalidateQueries({ queryKey })
}
