import { useEffect, useState } from 'react'
import type { Choice, MadeFromPost } from './made-from-post.ts'

/** The designs for a post: the one it opened with, and the others once they have been tried out. */
export function useOffered(made: MadeFromPost | undefined): readonly Choice[] {
  const [all, setAll] = useState<{ of: MadeFromPost; choices: readonly Choice[] }>()
  useEffect(() => {
    let isGone = false
    void made?.all.then((choices) => isGone || setAll({ of: made, choices }))
    return () => {
      isGone = true
    }
  }, [made])
  if (!made) return []
  return all?.of === made ? all.choices : [made.first]
}
