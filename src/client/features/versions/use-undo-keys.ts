import { useEffect, useEffectEvent } from 'react'
import { shownToast } from '#client/ui/toast'
import type { Refining } from './use-refining.ts'

/** Undo and redo by keys and by the browser's menu, through what was typed and what a model has changed. */
export function useUndoKeys({ undo, redo, isBusy }: Pick<Refining, 'undo' | 'redo' | 'isBusy'>) {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
    if ((key !== 'z' && !isRedo) || isOfOther(event.target)) return
    // the toast undoes by the same keys
    if (!isEditor(event.target) && shownToast()?.action?.isUndo) return
    event.preventDefault()
    if (isBusy) return
    if (isRedo) redo()
    else undo()
  })

  const chooseInMenu = useEffectEvent((event: InputEvent) => {
    if (!isEditor(event.target) || !['historyUndo', 'historyRedo'].includes(event.inputType)) return
    event.preventDefault()
    if (event.inputType === 'historyUndo') undo()
    else redo()
  })

  useEffect(() => {
    document.addEventListener('keydown', pressKey)
    document.addEventListener('beforeinput', chooseInMenu)
    return () => {
      document.removeEventListener('keydown', pressKey)
      document.removeEventListener('beforeinput', chooseInMenu)
    }
  }, [])
}

function isEditor(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-part="post-editor"]')
}

/** Other fields and dialogs have their own. */
function isOfOther(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isEditor(target)) return false
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog') !== null
}
