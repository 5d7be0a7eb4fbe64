import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import type { Post } from '../posts-cache.ts'

/** The latest visual made for a post, or null. Not asked for while the post is known to have none. */
export function usePostVisual({ id, hasVisual }: Pick<Post, 'id' | 'hasVisual'>) {
  return useQuery({
    queryKey: [...queryKeys.posts, 'visual', id],
    queryFn: async ({ signal }) =>
      (await callApi('listVisuals', { query: { postId: id, limit: 1 }, signal }))[0] ?? null,
    enabled: hasVisual,
  })
}
