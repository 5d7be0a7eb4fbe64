import { ZoomIn, ZoomOut } from 'lucide-react'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { Tooltip } from '#client/ui/tooltip'
import { visualTexts } from '../texts.ts'
import { Tool } from './tool.tsx'

const words = visualTexts.tools

/** Out, how far, in. The figure brings the whole canvas into view. */
export function ZoomTools({ editor }: { editor: Editor }) {
  const percent = useEditor(editor, (state) => Math.round(state.camera.zoom * 100))
  return (
    <span className="ed-zoom">
      <Tool isBare icon={ZoomOut} label={words.zoomOut} disabled={editor.isZoomedOut()} onClick={editor.zoomOut} />
      <Tooltip label={words.fitTip}>
        <button type="button" className="tool zoom-value" aria-label={words.fit(percent)} onClick={editor.fit}>
          {words.zoom(percent)}
        </button>
      </Tooltip>
      <Tool isBare icon={ZoomIn} label={words.zoomIn} disabled={editor.isZoomedIn()} onClick={editor.zoomIn} />
    </span>
  )
}
