import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import { changeItems } from '../lists.ts'

/** How a change of a post reaches every place that shows it, and what it makes stale. */

export type Post = Answer<'listPosts'>[number]
export type PostDetail = Answer<'getPost'>

/** Changes one post wherever it is shown. */
export function changePost(cache: QueryClient, id: string, change: (post: Post) => Post): void {
  changeDetail(cache, id, (kept) => ({ ...kept, ...change(kept) }))
  changeItems<Post>(cache, queryKeys.posts, (posts) => posts.map((post) => (post.id === id ? change(post) : post)))
}

/** Changes what is known of one post beyond the lists. Does nothing while it has not been loaded. */
export function changeDetail(cache: QueryClient, id: string, change: (kept: PostDetail) => PostDetail): void {
  cache.setQueryData<PostDetail>(postKeys.one(id), (kept) => kept && change(kept))
}

/** A new version is what the post now is, everywhere. */
export function showVersion(cache: QueryClient, changed: PostDetail): void {
  const { content, language, note, updatedAt } = changed
  cache.setQueryData<PostDetail>(postKeys.one(changed.id), changed)
  changePost(cache, changed.id, (kept) => ({ ...kept, content, language, note, updatedAt }))
}

/** A post was written: lists and counts are asked for again, and how many posts are left this month. */
export function refreshAfterWriting(cache: QueryClient): void {
  void refreshLists(cache)
  refreshAllowance(cache)
}

/** How many posts are left this month may have changed elsewhere. */
export function refreshAllowance(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: queryKeys.user })
}

/** Lists are asked for again; single posts stay, as they are changed by hand where they change. */
function refreshLists(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    queryKey: queryKeys.posts,
    predicate: ({ queryKey }) => queryKey[1] !== queryKeys.openPosts[1],
  })
}

/** Out of the lists that are known; what was counted or cut off by it is asked for again. */
export function forgetPost(cache: QueryClient, id: string): void {
  cache.removeQueries({ queryKey: postKeys.one(id) })
  changeItems<Post>(cache, queryKeys.posts, (posts) => posts.filter((post) => post.id !== id))
  for (const queryKey of [postKeys.summary, postKeys.allRecent]) void cache.invalidateQueries({ queryKey })
}
