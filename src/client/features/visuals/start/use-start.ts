import { useEffect, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'

/**
 * Whether the ways to begin are shown: until one is taken, or anything else is done: a change of the document, a press
 * or a key outside of them. The name and the windows in the editor's header can be reached meanwhile.
 * @param isOffered whether they are at all, as where nothing was asked to be opened
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

/** Keys that move the focus or press what has it: they leave the panel open. */
const passingKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Enter', ' '])

function isOutside(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest('[data-start], header, dialog, nav')
}
