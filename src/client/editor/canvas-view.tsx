import './editor.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Point } from '#shared/scene/scene'
import { CanvasMenu } from './canvas-menu.tsx'
import { useClipboardEvents } from './clipboard-events.ts'
import { useFileDrop } from './file-drop.ts'
import { useEditorKeys } from './keyboard.ts'
import { openLayer } from './open-layer.ts'
import { listenToPointer } from './pointer-events.ts'
import { createPointerTool } from './pointer-tool.ts'
import { TextOverlay } from './text-overlay.tsx'
import { useEditor } from './use-editor.ts'
import { useRenderer } from './use-renderer.ts'
import type { Workspace } from './workspace.ts'

/**
 * The canvas in its view: content, then the text that is being typed, then marks. Fills the box it stands in. A moving
 * pointer goes from the tool to the store to one animation frame; React has no part in it.
 */
export function CanvasView({ workspace, label = 'Canvas' }: { workspace: Workspace; label?: string }) {
  const view = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLCanvasElement>(null)
  const page = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLCanvasElement>(null)
  const [menuAt, setMenuAt] = useState<Point | undefined>(undefined)
  const closeMenu = useCallback(() => setMenuAt(undefined), [])

  useRenderer(workspace, view, { content, page, overlay })
  usePointer(workspace, surface, setMenuAt)
  useEditorKeys(workspace)
  useClipboardEvents(workspace)
  const isDropping = useFileDrop(workspace, surface)

  return (
    <div ref={view} className="cv" data-dropping={isDropping || undefined}>
      <canvas ref={content} className="cv-layer" />
      <div
        ref={surface}
        className="cv-surface"
        role="application"
        aria-label={label}
        aria-describedby="cv-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas takes the editor's keys
        tabIndex={0}
        data-editor-keys=""
        data-editor-region=""
        onContextMenu={(event) => {
          event.preventDefault()
          const box = event.currentTarget.getBoundingClientRect()
          const isKey = event.clientX === 0 && event.clientY === 0
          setMenuAt(isKey ? { x: box.left + box.width / 2, y: box.top + box.height / 3 } : clientOf(event))
        }}
      />
      <p id="cv-help" className="sr">
        Tab walks through the layers and then on, arrow keys move the selected one, F6 goes to its properties, question
        mark lists all keys.
      </p>
      <TextOverlay workspace={workspace} />
      <canvas ref={page} className="cv-layer cv-marks cv-page" />
      <canvas ref={overlay} className="cv-layer cv-marks" />
      <CanvasMenu workspace={workspace} at={menuAt} onClose={closeMenu} returnTo={surface} />
      <Cursor workspace={workspace} surface={surface} />
    </div>
  )
}

function usePointer(
  workspace: Workspace,
  surface: { current: HTMLElement | null },
  openMenu: (at: Point) => void,
): void {
  const latest = useRef(workspace)
  useEffect(() => {
    latest.current = workspace
  })
  const { editor } = workspace

  useEffect(() => {
    if (!surface.current) return
    const tool = createPointerTool(editor, {
      openMenu,
      openLayer: (id, client) => openLayer(latest.current, id, client),
    })
    return listenToPointer(surface.current, editor, tool)
  }, [editor, surface, openMenu])
}

/** Its own component, so that a changing cursor renders nothing else. */
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
