import { useEffect, useState } from 'react'
import type { Grounding, prepareGrounding } from '#shared/grounding/ground-post'
import type { Source } from './check-post.ts'
import { yieldToPage } from './yield-to-page.ts'

/** An index with its sources, which its results refer to by position. */
export interface SourceIndex {
  grounding: Grounding
  sources: readonly Source[]
}

/**
 * The index of a post's sources, null until the first one is built. It is built in steps, so that a source as long as a
 * book never blocks typing; when a post gets further sources, the previous index is used until the next is ready.
 */
export function useSourceIndex(
  prepare: typeof prepareGrounding | undefined,
  sources: readonly Source[] | null,
): SourceIndex | null {
  const [index, setIndex] = useState<SourceIndex | null>(null)
  useEffect(() => {
    if (!prepare || !sources) return undefined
    let isWanted = true
    // cancelled work never resumes
    const yieldWhileWanted = () => (isWanted ? yieldToPage() : new Promise<void>(() => undefined))
    void prepare(
      sources.map((source) => source.text),
      yieldWhileWanted,
    ).then((grounding) => isWanted && setIndex({ grounding, sources }))
    return () => {
      isWanted = false
    }
  }, [prepare, sources])
  const isOfThisPost = index?.sources[0]?.text === sources?.[0]?.text
  return isOfThisPost ? index : null
}
