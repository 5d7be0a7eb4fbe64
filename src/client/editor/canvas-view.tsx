import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '#client/lib/cx'
import { lazyPart } from '#client/lib/lazy-part'
import type { Point } from '#shared/scene/scene'
import { useRenderer } from './canvas/use-renderer.ts'
import styles from './canvas-view.module.css'
import { useEditor } from './store/use-editor.ts'
import type { Workspace } from './store/workspace.ts'
import { editorTexts } from './texts/texts.ts'

/** Not needed for the first paint of the canvas, so it loads in parallel. */
const CanvasTools = lazyPart(async () => (await import('./canvas-tools.tsx')).CanvasTools)
CanvasTools.prefetch()

/**
 * The canvas and its overlays: content, then the text being edited, then selection marks. Fills its container. Pointer
 * moves go from the tool to the store to one animation frame, without React.
 */
export function CanvasView({ workspace, label = editorTexts.canvas }: { workspace: Workspace; label?: string }) {
  const view = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [menuAt, setMenuAt] = useState<Point | undefined>(undefined)
  const closeMenu = useCallback(() => setMenuAt(undefined), [])

  useRenderer(workspace, view)

  return (
    <div ref={view} className={styles.view}>
      <canvas data-surface="content" className={styles.layer} />
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        aria-label={label}
        aria-describedby="cv-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas takes the editor's keys
        tabIndex={0}
        data-canvas=""
        data-editor-keys=""
        data-editor-region=""
        aria-busy="true" // until the tools listen
        onContextMenu={(event) => {
          event.preventDefault()
          const box = event.currentTarget.getBoundingClientRect()
          const isKey = event.clientX === 0 && event.clientY === 0
          setMenuAt(isKey ? { x: box.left + box.width / 2, y: box.top + box.height / 3 } : clientOf(event))
        }}
      />
      <canvas data-surface="below" className={cx(styles.layer, styles.marks)} />
      <canvas data-surface="dragged" className={styles.sliding} />
      <canvas data-surface="above" className={cx(styles.layer, styles.marks)} />
      <p id="cv-help" className="sr">
        {editorTexts.canvasHelp}
      </p>
      <Suspense>
        <CanvasTools
          workspace={workspace}
          view={view}
          surface={surface}
          menuAt={menuAt}
          openMenu={setMenuAt}
          closeMenu={closeMenu}
        />
      </Suspense>
      <canvas data-surface="page" className={cx(styles.layer, styles.marks, styles.page)} />
      <div data-surface="snapLines" className={cx(styles.layer, styles.marks, styles.snapLines)} aria-hidden="true" />
      <canvas data-surface="marks" className={styles.sliding} />
      <Cursor workspace={workspace} surface={surface} />
    </div>
  )
}

/** A separate component, so that a cursor change re-renders nothing else. */
function Cursor({ workspace, surface }: { workspace: Workspace; surface: { current: HTMLElement | null } }) {
  const cursor = useEditor(workspace.editor, (state) => state.cursor)
  useEffect(() => {
    if (surface.current) surface.current.style.cursor = cursor
  }, [cursor, surface])
  return null
}

function clientOf(event: { clientX: number; clientY: number }): Point {
  return { x: event.clientX, y: event.clientY }
}
