import { useEffect, useRef } from 'react'
import type { Point } from '#shared/scene/scene'
import { useClipboardEvents } from './clipboard/clipboard-events.ts'
import { useFileDrop } from './clipboard/file-drop.ts'
import { listenToPointer } from './gestures/pointer-events.ts'
import { createPointerTool } from './gestures/pointer-tool.ts'
import { CanvasMenu } from './keys/canvas-menu.tsx'
import { useEditorKeys } from './keys/keyboard.ts'
import { openLayer } from './keys/open-layer.ts'
import type { Workspace } from './store/workspace.ts'
import { TextOverlay } from './typing/text-overlay.tsx'

interface Ref<Of> {
  readonly current: Of | null
}

/** Everything interactive on the canvas: pointer, keys, clipboard, file drops, text editing and the context menu. */
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
