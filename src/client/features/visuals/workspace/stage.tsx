import { Plus, ZoomIn, ZoomOut } from 'lucide-react'
import { CanvasView } from '#client/editor/canvas-view'
import { runAction } from '#client/editor/keys/actions'
import { LiveRegion } from '#client/editor/live-region'
import { sceneOf } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { formatSize } from '#client/lib/formatting'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { pagesTexts } from '../pages/texts.ts'
import { Key } from '../parts/key.tsx'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import { ToolButton } from '../parts/tool.tsx'
import { ZoomTools } from '../toolbar/zoom-tools.tsx'
import { PagesStrip } from './lazy-parts.ts'
import styles from './stage.module.css'
import { workspaceTexts } from './texts.ts'

/** The canvas with its surroundings: its size, a first hint, the last action, the pages. */
export function Stage({ workspace, isSmall }: { workspace: Workspace; isSmall: boolean }) {
  const { editor } = workspace
  const width = useEditor(editor, (state) => sceneOf(state).settings.width)
  const height = useEditor(editor, (state) => sceneOf(state).settings.height)
  const isEmpty = useEditor(editor, (state) => state.document.pages.every((page) => page.layers.length === 0))
  const isCropping = useEditor(editor, (state) => state.cropping !== undefined)
  const hasPages = useEditor(editor, (state) => state.document.pages.length > 1)

  return (
    <section className={styles.stage} aria-label={workspaceTexts.stage.label}>
      <div className={styles.view}>
        <CanvasView workspace={workspace} label={workspaceTexts.stage.label} />
        <Text size={12} figures className={styles.size} aria-hidden="true">
          {formatSize({ width, height })}
        </Text>
        {isEmpty && (
          <Text size={14} className={styles.hint}>
            {workspaceTexts.stage.empty}
          </Text>
        )}
      </div>
      <Text as="div" size={12} className={styles.foot}>
        <LiveRegion editor={editor} className={styles.message} />
        {isSmall && !isCropping && (
          <span className={styles.zoom}>
            <ZoomTools workspace={workspace} />
          </span>
        )}
        {isCropping && <CropBar editor={editor} />}
        <Cluster wrap={false}>
          {!hasPages && !isCropping && (
            <ToolButton onClick={() => editor.addPage()}>
              <Plus className="icon s" aria-hidden="true" />
              {pagesTexts.add}
            </ToolButton>
          )}
          {!isSmall && (
            <ToolButton aria-haspopup="dialog" onClick={() => runAction('help', workspace)}>
              <Key aria-hidden="true">?</Key>
              {workspaceTexts.stage.shortcuts}
            </ToolButton>
          )}
        </Cluster>
      </Text>
      {hasPages && (
        <LazyBoundary>
          <PagesStrip workspace={workspace} />
        </LazyBoundary>
      )}
    </section>
  )
}

const cropStep = 1.1

/** While cropping: the keyboard actions as visible buttons. */
function CropBar({ editor }: { editor: Editor }) {
  const words = workspaceTexts.stage.crop
  return (
    <Cluster wrap={false} role="group" aria-label={words.label} className={styles.crop}>
      <b>{words.label}</b>
      <ToolButton aria-label={words.smaller} onClick={() => editor.zoomCropBy(1 / cropStep)}>
        <ZoomOut className="icon s" aria-hidden="true" />
      </ToolButton>
      <ToolButton aria-label={words.larger} onClick={() => editor.zoomCropBy(cropStep)}>
        <ZoomIn className="icon s" aria-hidden="true" />
      </ToolButton>
      <ToolButton onClick={() => editor.cancelCrop()}>{words.cancel}</ToolButton>
      <ToolButton className={styles.done} onClick={() => editor.commitCrop()}>
        {words.done}
      </ToolButton>
    </Cluster>
  )
}
