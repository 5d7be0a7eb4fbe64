import { useCallback, useMemo } from 'react'
import { ContextMenu } from '#client/ui/context-menu'
import type { ContextMenuItem } from '#client/ui/context-menu-panel'
import type { Point } from '#shared/scene/scene'
import type { Workspace } from '../store/workspace.ts'
import { editorTexts } from '../texts/texts.ts'
import { type ActionId, isAvailable, labelOf, runAction } from './actions.ts'
import { shownKeys } from './keys.ts'

const groupsOfIds: readonly (readonly ActionId[])[] = [
  ['cut', 'copy', 'paste', 'duplicate', 'delete'],
  ['copyPicture'],
  ['toFront', 'raise', 'lower', 'toBack'],
  ['group', 'ungroup', 'lock', 'hide'],
  ['alignLeft', 'alignCentre', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom'],
  ['flipHorizontal', 'flipVertical'],
]

/** The context menu of the selection; closed while `at` is undefined. */
export function CanvasMenu({
  workspace,
  at,
  onClose,
  returnTo,
}: {
  workspace: Workspace
  at: Point | undefined
  onClose: () => void
  /** Gets the focus when the menu closes. */
  returnTo: { readonly current: HTMLElement | null }
}) {
  const groups = useMemo(
    () => (at ? groupsOfIds.map((ids) => ids.map((id) => itemOf(id, workspace))) : []),
    [at, workspace],
  )
  const close = useCallback(() => {
    onClose()
    returnTo.current?.focus({ preventScroll: true })
  }, [onClose, returnTo])
  return at ? <ContextMenu at={at} label={editorTexts.canvas} groups={groups} onClose={close} /> : null
}

function itemOf(id: ActionId, workspace: Workspace): ContextMenuItem {
  const keys = shownKeys(id)
  return {
    id,
    label: labelOf(id),
    ...(keys !== undefined && { keys }),
    isDisabled: !isAvailable(id, workspace.editor),
    run: () => runAction(id, workspace),
  }
}
