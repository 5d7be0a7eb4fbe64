import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ActionId, labelOf, runAction } from '#client/editor/actions'
import type { Workspace } from '#client/editor/workspace'
import { Popover, type PopoverButton } from '#client/ui/popover'
import styles from './action-menu.module.css'

/** Actions in words, in a small window that hangs from a tool. */
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
  return (
    <Popover label={label} className={styles.window} trigger={children}>
      {(close) => (
        <ul>
          {actions.map(({ action, icon: Icon }) => (
            <li key={action}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close()
                  runAction(action, workspace)
                }}
              >
                <Icon className="icon" aria-hidden="true" />
                {labelOf(action)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
