import { type RefObject, useEffect } from 'react'
import type { Span } from '#shared/text/sentences'
import { rangeOf } from './text-places.ts'

/** As the style sheet knows it. */
const name = 'passage'

/**
 * Lights up a passage of the text without touching its elements, which belong to others and change under it. Browsers
 * without highlights show none; the toolbar repeats the passage anyway.
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
