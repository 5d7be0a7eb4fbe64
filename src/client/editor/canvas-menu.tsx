import { useCallback, useMemo } from 'react'
import type { Point } from '#shared/scene/scene'
import { type Command, type CommandId, commands, isCommandEnabled } from './commands.ts'
import { ContextMenu, type MenuItem } from './context-menu.tsx'
import { shortcutGroups, shownKeys } from './shortcuts.ts'
import type { Workspace } from './workspace.ts'

const groupsOfIds: readonly (readonly CommandId[])[] = [
  ['cut', 'copy', 'paste', 'duplicate', 'delete'],
  ['toFront', 'raise', 'lower', 'toBack'],
  ['group', 'ungroup', 'lock', 'hide'],
  ['alignLeft', 'alignCentre', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom'],
  ['flipHorizontal', 'flipVertical'],
]

/** What can be done to the selection, where it was asked for; closed while `at` is undefined. */
export function CanvasMenu({
  workspace,
  at,
  onClose,
  returnTo,
}: {
  workspace: Workspace
  at: Point | undefined
  onClose: () => void
  /** Takes the focus back. */
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
  return at ? <ContextMenu at={at} label="Canvas" groups={groups} onClose={close} /> : null
}

function itemOf(id: CommandId, workspace: Workspace): MenuItem {
  const command: Command = commands[id]
  const keys = keysOf(command.label)
  return {
    id,
    label: command.label,
    ...(keys !== undefined && { keys }),
    isDisabled: !isCommandEnabled(id, workspace.editor),
    run: () => command.run(workspace),
  }
}

function keysOf(label: string): string | undefined {
  const shortcut = shortcutGroups.flatMap((group) => group.shortcuts).find((each) => each.label === label)
  return shortcut && shownKeys(shortcut)
}
