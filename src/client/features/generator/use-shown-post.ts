import { useState } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'

/** The post that the address names: written here a moment ago, or stored and asked for. */
export function useShownPost(id: string | null) {
  const [made, setMade] = useState<Post | null>(null)
  const madeHere = made !== null && made.id === id ? made : undefined
  const stored = useStoredPost(madeHere ? null : id)
  return {
    post: madeHere ?? stored.data,
    /** With the source it was written from; not there for a post that was written here. */
    stored: stored.data,
    error: stored.error,
    isLoading: stored.isLoading,
    /** The post was written or changed here. */
    show: setMade,
  }
}

export type ShownPost = ReturnType<typeof useShownPost>
