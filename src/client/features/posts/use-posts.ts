import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { type PostPage, postKeys } from './posts-cache.ts'

const historyPageSize = 50

/** The latest posts, newest first. */
export function useRecentPosts(limit: number) {
  return useQuery({
    queryKey: postKeys.recent(limit),
    queryFn: ({ signal }) => callApi('listPosts', { query: { limit }, signal }),
  })
}

/** The whole history, newest first, a page at a time. */
export function usePostHistory() {
  return useInfiniteQuery({
    queryKey: postKeys.history,
    queryFn: async ({ pageParam: before, signal }): Promise<PostPage> => {
      const query = before === undefined ? { limit: historyPageSize } : { limit: historyPageSize, before }
      const posts = await callApi('listPosts', { query, signal })
      return { posts, isFull: posts.length === historyPageSize }
    },
    initialPageParam: undefined as string | undefined,
    // the last post that is still here: a deleted one is no place to go on from
    getNextPageParam: (last, pages) => (last.isFull ? pages.flatMap(({ posts }) => posts).at(-1)?.id : undefined),
  })
}

/** One post with its source; not asked for while `id` is null. */
export function useStoredPost(id: string | null) {
  return useQuery({
    queryKey: postKeys.one(id ?? ''),
    queryFn: ({ signal }) => callApi('getPost', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  })
}
