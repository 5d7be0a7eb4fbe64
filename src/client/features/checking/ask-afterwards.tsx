import { useEffect, useRef } from 'react'
import { useAskModel, useModelCheck } from '#client/queries/posts/model-check'
import type { Post } from '#client/queries/posts/post-cache'

/**
 * Requests the model's check of a post that was just written, if the author's settings say so. Renders nothing: the
 * panel shows the result.
 */
export function AskAfterwards({ post }: { post: Post }) {
  const { data } = useModelCheck(post)
  const { ask } = useAskModel(post)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!data?.asksAfterEachPost || data.check || hasAsked.current) return
    hasAsked.current = true
    ask()
  }, [data, ask])
  return null
}
