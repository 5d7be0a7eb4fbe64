import { useEffect, useRef } from 'react'
import type { Editor } from '#client/editor/store/editor-store'

/**
 * Makes one step to undo of each drag of a slider and each stay in the browser's colour picker, pauses included. It
 * listens around the fields, since React knows no event for the end of either.
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
    // the picker opens without a word; the first colour tells of it
    element.addEventListener('input', (event) => begin(event, 'color'), options)
    // the field that was left for this one says so after the press
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
