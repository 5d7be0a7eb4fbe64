import { type PointerEvent, useCallback, useRef, useState } from 'react'

/** Dragging a row of the layer list to another position. Touch scrolls the list instead; the menu reorders there. */
export function useRowDrag(
  list: { readonly current: HTMLElement | null },
  /** Row indices. */
  onDrop: (from: number, to: number) => void,
): { start: (event: PointerEvent) => void; dropAt: (row: number) => 'above' | 'below' | undefined } {
  const drop = useRef(onDrop)
  drop.current = onDrop
  const [place, setPlace] = useState<{ from: number; to: number } | undefined>(undefined)

  const start = useCallback(
    (event: PointerEvent) => {
      const element = list.current
      const dragged = (event.target as Element).closest<HTMLElement>('[data-row]')
      if (!element || !dragged || event.button !== 0 || event.pointerType === 'touch') return
      const from = [...element.children].indexOf(dragged)
      const startY = event.clientY
      const ending = new AbortController()
      let to: number | undefined

      const move = (next: globalThis.PointerEvent) => {
        if (to === undefined && Math.abs(next.clientY - startY) <= 3) return
        to = rowAt(element, next.clientY)
        setPlace({ from, to })
      }
      const end = (isKept: boolean) => {
        ending.abort()
        setPlace(undefined)
        if (isKept && to !== undefined && to !== from) drop.current(from, to)
      }
      const options = { signal: ending.signal }
      window.addEventListener('pointermove', move, options)
      window.addEventListener('pointerup', () => end(true), options)
      window.addEventListener('pointercancel', () => end(false), options)
      window.addEventListener('keydown', (key) => key.key === 'Escape' && end(false), options)
    },
    [list],
  )

  const dropAt = (row: number) => (place && place.to === row && place.to !== place.from ? sideOf(place) : undefined)
  return { start, dropAt }
}

export function sideOf({ from, to }: { from: number; to: number }): 'above' | 'below' {
  return to < from ? 'above' : 'below'
}

function rowAt(list: HTMLElement, clientY: number): number {
  const { top, height } = list.getBoundingClientRect()
  const row = Math.floor(((clientY - top) / height) * list.childElementCount)
  return Math.max(0, Math.min(row, list.childElementCount - 1))
}
