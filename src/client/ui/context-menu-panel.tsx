import { Menu } from '@base-ui/react/menu'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import styles from './context-menu.module.css'

export interface ContextMenuItem {
  readonly id: string
  readonly label: string
  /** The key that does the same. */
  readonly keys?: string
  readonly isDisabled: boolean
  readonly run: () => void
}

export interface ContextMenuProps {
  /** In window coordinates. */
  at: { readonly x: number; readonly y: number }
  label: string
  groups: readonly (readonly ContextMenuItem[])[]
  /** The button that opens it, if there is one; the button also closes it. */
  button?: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The menu itself: Base UI positions it within the window and handles its keys (arrows, Home, End, first letters,
 * Escape).
 */
export function ContextMenuPanel({ at, label, groups, button, onClose }: ContextMenuProps) {
  useEffect(() => {
    // its position is meaningless once the window is resized or loses the focus
    window.addEventListener('resize', onClose)
    window.addEventListener('blur', onClose)
    return () => {
      window.removeEventListener('resize', onClose)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose])

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event, reason }) => {
        const isOnButton = event.target instanceof Node && button?.current?.contains(event.target)
        if (!open && (!isOnButton || reason === 'escape-key')) onClose()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          className={styles.place}
          anchor={{ getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) }}
          side="bottom"
          align="start"
          collisionPadding={8}
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          positionMethod="fixed"
        >
          <Menu.Popup className={styles.menu} aria-label={label} finalFocus={false} onKeyDown={keepKeys}>
            {groups.map((group) => (
              <Menu.Group key={group[0]?.id} className={styles.group}>
                {group.map((item) => (
                  <Menu.Item
                    key={item.id}
                    className={styles.item}
                    label={item.label}
                    disabled={item.isDisabled}
                    onClick={item.run}
                  >
                    {item.label}
                    {item.keys !== undefined && <kbd>{item.keys}</kbd>}
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Keeps the menu's keys from triggering shortcuts of the page. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation()
}
