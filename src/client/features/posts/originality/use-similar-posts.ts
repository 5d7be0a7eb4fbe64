import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#client/lib/api'
import type { Post } from '../posts-cache.ts'

/**
 * The earlier posts that say much the same. Whether a new post says something new is looked at unasked; one that is only
 * opened again waits for the request, as its page has made its five calls.
 */
export function useSimilarPosts(post: Post, isNew: boolean) {
  const [isAsked, setIsAsked] = useState(isNew)
  const query = useQuery({
    // not among the lists of posts, which are changed by hand; a saved change is another text
    queryKey: ['similar-posts', post.id, post.updatedAt],
    queryFn: ({ signal }) => callApi('listSimilarPosts', { params: { id: post.id }, signal }),
    enabled: isAsked,
  })
  return {
    similar: query.data,
    error: query.error,
    isLoading: query.isFetching,
    ask: () => (isAsked ? void query.refetch() : setIsAsked(true)),
  }
}
