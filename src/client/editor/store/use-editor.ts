import { useRef, useSyncExternalStore } from 'react'
import type { EditorState } from './editor-state.ts'
import type { Editor } from './editor-store.ts'

/**
 * Re-renders only when the selected value changes: pointer moves cause none, unless the selector reads the gesture. A
 * selector that returns a new object each time needs `isEqual`.
 */
export function useEditor<Part>(
  editor: Editor,
  selector: (state: EditorState) => Part,
  isEqual: (a: Part, b: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ part: Part } | undefined>(undefined)

  function snapshot(): Part {
    const part = selector(editor.getState())
    if (last.current && isEqual(last.current.part, part)) return last.current.part
    last.current = { part }
    return part
  }
  return useSyncExternalStore(editor.subscribe, snapshot)
}
