import { type RefObject, useLayoutEffect, useState } from 'react'
import { rangeOf } from '#client/features/post/text-places'
import type { Span } from '#shared/text/sentences'

/** Between the bubble and what is selected, and to the edges, in px. */
const gap = 8
/** The bar at the top of narrow windows. */
const topBar = 64

/**
 * Where the bubble is, within the element that contains it and the text: above what is selected, or below where there is
 * no room, or where a finger would have the browser's own menu above.
 */
export function usePlace(
  bubble: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
  text: string,
  passage: Span | null,
): { top: number; left: number } | null {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)
  const { start, end } = passage ?? { start: 0, end: 0 }

  useLayoutEffect(() => {
    const [element, container] = [bubble.current, bubble.current?.offsetParent]
    const words = root.current
    if (!element || !container || !words || end === start) {
      setPlace(null)
      return
    }
    const put = () => {
      const box = (rangeOf(words, text, { start, end }) ?? words).getBoundingClientRect()
      const around = container.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = element
      const isAbove = box.top - gap - height > topBar && !matchMedia('(pointer: coarse)').matches
      const left = Math.max(gap, Math.min(box.left, innerWidth - gap - width))
      setPlace({ top: (isAbove ? box.top - gap - height : box.bottom + gap) - around.top, left: left - around.left })
    }
    put()
    const observer = new ResizeObserver(put)
    observer.observe(container)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bubble, root, text, start, end])

  return place
}
