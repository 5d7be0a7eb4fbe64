import { useEffect, useRef } from 'react'
import type { Point } from '#shared/scene/scene'
import { CanvasMenu } from './canvas-menu.tsx'
import { useClipboardEvents } from './clipboard-events.ts'
import { useFileDrop } from './file-drop.ts'
import { useEditorKeys } from './keyboard.ts'
import { openLayer } from './open-layer.ts'
import { listenToPointer } from './pointer-events.ts'
import { createPointerTool } from './pointer-tool.ts'
import { TextOverlay } from './text-overlay.tsx'
import type { Workspace } from './workspace.ts'

interface Ref<Of> {
  readonly current: Of | null
}

/** All that works on the canvas: pointer, keys, clipboard, dropped files, typing and the menu. */
export function CanvasTools({
  workspace,
  view,
  surface,
  menuAt,
  openMenu,
  closeMenu,
}: {
  workspace: Workspace
  view: Ref<HTMLElement>
  surface: Ref<HTMLElement>
  menuAt: Point | undefined
  openMenu: (at: Point) => void
  closeMenu: () => void
}) {
  usePointer(workspace, surface, openMenu)
  useEditorKeys(workspace)
  useClipboardEvents(workspace)
  const isDropping = useFileDrop(workspace, surface)

  useEffect(() => {
    surface.current?.setAttribute('aria-busy', 'false')
  }, [surface])
  useEffect(() => {
    view.current?.toggleAttribute('data-dropping', isDropping)
  }, [view, isDropping])

  return (
    <>
      <TextOverlay workspace={workspace} />
      <CanvasMenu workspace={workspace} at={menuAt} onClose={closeMenu} returnTo={surface} />
    </>
  )
}

function usePointer(workspace: Workspace, surface: Ref<HTMLElement>, openMenu: (at: Point) => void): void {
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
