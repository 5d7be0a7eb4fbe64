import { useEffect, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'

/**
 * Whether the start panel is shown: until the person picks something there or does anything else: changes the document,
 * presses the pointer or a key outside it. The name and the dialogs in the editor's header keep it open.
 * @param isOffered whether it opens at all, which is when the address requested nothing
 */
export function useStart(editor: Editor, isOffered: boolean): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(isOffered)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    const { document: first } = editor.getState()
    const closeOutside = (event: Event) => isOutside(event.target) && close()
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      else if (!passingKeys.has(event.key)) closeOutside(event)
    }
    const unsubscribe = editor.subscribe(() => editor.getState().document !== first && close())
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('click', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      unsubscribe()
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('click', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [editor, isOpen])

  return { isOpen, close: () => setOpen(false) }
}

/** Keys that move the focus or press the focused element: they leave the panel open. */
const passingKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Enter', ' '])

function isOutside(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest('[data-start], header, dialog, nav')
}
