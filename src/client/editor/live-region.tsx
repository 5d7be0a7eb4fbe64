import type { Editor } from './store/editor-store.ts'
import { useEditor } from './store/use-editor.ts'

/** Announces to screen readers what happened on the canvas. Mounted once, next to it. */
export function LiveRegion({ editor, className = 'sr' }: { editor: Editor; className?: string }) {
  const message = useEditor(editor, (state) => state.message)
  return (
    <p className={className} role="status">
      {message}
    </p>
  )
}
