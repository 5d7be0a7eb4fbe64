import { type RefObject, useEffect } from 'react'
import { rangeOf } from '#client/features/post/text-places'
import type { Span } from '#shared/text/sentences'

/** The style sheet's name for it. */
const name = 'passage'

/**
 * Highlights a passage without touching its elements, which other components own and re-render. Browsers without the
 * highlight API show none; the toolbar repeats the passage anyway.
 */
export function useHighlight(root: RefObject<HTMLElement | null>, text: string, passage: Span | null) {
  const { start, end } = passage ?? { start: 0, end: 0 }
  useEffect(() => {
    const element = root.current
    if (!element || end === start || typeof Highlight === 'undefined') return
    const light = () => {
      const range = rangeOf(element, text, { start, end })
      if (range) CSS.highlights.set(name, new Highlight(range))
      else CSS.highlights.delete(name)
    }
    light()
    const observer = new MutationObserver(light)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(name)
    }
  }, [root, text, start, end])
}
