import { useEffect, useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'

const pauseMs = 3_000
/** After a failure that may be over by then. */
const retryMs = 15_000

/**
 * Saves a few seconds after a change, again and again while changes follow, but not while a layer is dragged or a text
 * is typed.
 * @param save resolves to whether it succeeded
 */
export function useAutosave(editor: Editor, isWanted: boolean, save: () => Promise<boolean>): void {
  const isEditing = useEditor(editor, ({ editingText, preview }) => editingText !== undefined || preview !== undefined)
  const [next, setNext] = useState({ waitMs: pauseMs })
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  useEffect(() => {
    if (!isWanted || isEditing) return
    const saveNow = async () => setNext({ waitMs: (await latest.current()) ? pauseMs : retryMs })
    const timer = setTimeout(() => void saveNow(), next.waitMs)
    return () => clearTimeout(timer)
  }, [isWanted, isEditing, next])
}
