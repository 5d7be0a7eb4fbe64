import { Plus } from 'lucide-react'
import { CanvasView } from '#client/editor/canvas-view'
import { sceneOf } from '#client/editor/editor-state'
import { LiveRegion } from '#client/editor/live-region'
import { useEditor } from '#client/editor/use-editor'
import type { Workspace } from '#client/editor/workspace'
import { Beside, PagesStrip } from './lazy-parts.tsx'
import { visualTexts } from './texts.ts'
import { ZoomTools } from './toolbar/zoom-tools.tsx'

const words = visualTexts.stage

/** The canvas with what stands around it: its size, a word to begin with, what was done last, the pages. */
export function Stage({ workspace, isSmall, onHelp }: { workspace: Workspace; isSmall: boolean; onHelp: () => void }) {
  const { editor } = workspace
  const width = useEditor(editor, (state) => sceneOf(state).settings.width)
  const height = useEditor(editor, (state) => sceneOf(state).settings.height)
  const isEmpty = useEditor(editor, (state) => state.document.pages.every((page) => page.layers.length === 0))
  const hasPages = useEditor(editor, (state) => state.document.pages.length > 1)

  return (
    <section className="ed-stage" aria-label={words.label}>
      <div className="ed-view">
        <CanvasView workspace={workspace} label={words.label} />
        <p className="ed-stage-size t12 num" aria-hidden="true">
          {words.size(width, height)}
        </p>
        {isEmpty && <p className="ed-hint t14">{words.empty}</p>}
        <div className="ed-stage-foot t12">
          <LiveRegion editor={editor} className="ed-message" />
          {isSmall && <ZoomTools editor={editor} />}
          <div className="row">
            {!hasPages && (
              <button type="button" className="tool" onClick={() => editor.addPage()}>
                <Plus className="icon s" aria-hidden="true" />
                {visualTexts.pages.add}
              </button>
            )}
            {!isSmall && (
              <button type="button" className="tool" aria-haspopup="dialog" onClick={onHelp}>
                <span className="kbd" aria-hidden="true">
                  ?
                </span>
                {words.shortcuts}
              </button>
            )}
          </div>
        </div>
      </div>
      {hasPages && (
        <Beside>
          <PagesStrip workspace={workspace} />
        </Beside>
      )}
    </section>
  )
}
