import { useEffect, useRef } from 'react'
import { useAskModel, useModelCheck } from '#client/queries/posts/model-check'
import type { Post } from '#client/queries/posts/post-cache'

/** Asks the model about a post that was just written, for authors who want it so. Shows nothing: the panel does. */
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
