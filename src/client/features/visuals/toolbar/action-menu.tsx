import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ActionId, labelOf, runAction } from '#client/editor/keys/actions'
import type { Workspace } from '#client/editor/store/workspace'
import type { PopoverButton } from '#client/ui/popover'
import { Menu } from './menu.tsx'

/** Actions of the editor, in a popover of a tool. */
export function ActionMenu({
  workspace,
  label,
  actions,
  children,
}: {
  workspace: Workspace
  label: string
  actions: readonly { action: ActionId; icon: LucideIcon }[]
  /** The tool. */
  children: (button: PopoverButton) => ReactNode
}) {
  const items = actions.map(({ action, icon }) => ({
    label: labelOf(action),
    icon,
    does: () => runAction(action, workspace),
  }))
  return (
    <Menu label={label} items={items}>
      {children}
    </Menu>
  )
}
