import { useState } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'

/** The post that the address names: written just now, or loaded. */
export function useShownPost(id: string | null) {
  const [made, setMade] = useState<Post | null>(null)
  const madeHere = made !== null && made.id === id ? made : undefined
  const stored = useStoredPost(madeHere ? null : id)
  return {
    post: madeHere ?? stored.data,
    /** With its source; undefined for a post that was just written here. */
    stored: stored.data,
    error: stored.error,
    isLoading: stored.isLoading,
    /** Shows a post that was written or changed here. */
    show: setMade,
  }
}

export type ShownPost = ReturnType<typeof useShownPost>
