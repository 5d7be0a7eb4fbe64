import { type RefObject, useEffect } from 'react'
import type { Quote } from '#shared/text/quote-anchor'
import { rangeOfQuote } from './shown-text.ts'

/** The style sheet's names for them. */
const names = { all: 'comment', pointed: 'comment-pointed' } as const

/**
 * Underlines commented words with the CSS highlight API, because other components own and re-render their elements.
 * Browsers without it show no underlines; each comment quotes its words anyway.
 */
export function useCommentMarks(
  root: RefObject<HTMLElement | null>,
  quotes: readonly Quote[],
  pointed: Quote | null,
): void {
  useEffect(() => {
    const element = root.current
    if (!element || typeof Highlight === 'undefined') return
    const mark = () => {
      const rangesOf = (some: readonly Quote[]) => some.flatMap((quote) => rangeOfQuote(element, quote) ?? [])
      CSS.highlights.set(names.all, new Highlight(...rangesOf(quotes)))
      CSS.highlights.set(names.pointed, new Highlight(...rangesOf(pointed ? [pointed] : [])))
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const name of Object.values(names)) CSS.highlights.delete(name)
    }
  }, [root, quotes, pointed])
}
