import { useEffect, useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'

const pauseMs = 3_000
/** After a failure that may be over by then. */
const retryMs = 15_000

/**
 * Saves a few seconds after a change, and goes on while there is more; not while a layer is in hand or a text is being
 * typed.
 * @param save resolves whether it did
 */
export function useAutosave(editor: Editor, isWanted: boolean, save: () => Promise<boolean>): void {
  const isInHand = useEditor(editor, ({ editingText, preview }) => editingText !== undefined || preview !== undefined)
  const [next, setNext] = useState({ waitMs: pauseMs })
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  useEffect(() => {
    if (!isWanted || isInHand) return
    const saveNow = async () => setNext({ waitMs: (await latest.current()) ? pauseMs : retryMs })
    const timer = setTimeout(() => void saveNow(), next.waitMs)
    return () => clearTimeout(timer)
  }, [isWanted, isInHand, next])
}
