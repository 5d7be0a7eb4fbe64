import type { Editor } from './store/editor-store.ts'
import { useEditor } from './store/use-editor.ts'

/** Tells screen readers what happened on the canvas; mounted once, beside it. */
export function LiveRegion({ editor, className = 'sr' }: { editor: Editor; className?: string }) {
  const message = useEditor(editor, (state) => state.message)
  return (
    <p className={className} role="status">
      {message}
    </p>
  )
}
