import { useEffect, useRef } from 'react'
import type { Editor } from '#client/editor/store/editor-store'

/**
 * Merges each drag of a slider and each visit to the browser's colour picker into one undo step, pauses included. It
 * listens on the container, since React has no event for the end of either.
 */
export function useDragSteps<Of extends HTMLElement>(editor: Editor) {
  const fields = useRef<Of>(null)

  useEffect(() => {
    const element = fields.current
    if (!element) return
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true }
    let held: EventTarget | null = null

    function begin(event: Event, type: string): void {
      const isOfType = event.target instanceof HTMLInputElement && event.target.type === type
      if (!isOfType || held === event.target) return
      held = event.target
      editor.beginDrag()
    }
    function end(): void {
      if (held) editor.endDrag()
      held = null
    }
    element.addEventListener('pointerdown', (event) => begin(event, 'range'), options)
    window.addEventListener('pointerup', end, options)
    window.addEventListener('pointercancel', end, options)
    // the picker fires no event on opening, only on its first colour
    element.addEventListener('input', (event) => begin(event, 'color'), options)
    // the previous field reports its end after this press
    const endOfHeld = (event: Event) => event.target === held && end()
    element.addEventListener('change', endOfHeld, options)
    element.addEventListener('focusout', endOfHeld, options)
    return () => {
      end()
      ending.abort()
    }
  }, [editor])

  return fields
}
