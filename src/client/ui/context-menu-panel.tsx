import { Menu } from '@base-ui/react/menu'
import { type KeyboardEvent, useEffect } from 'react'
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
  /** In the window's pixels. */
  at: { readonly x: number; readonly y: number }
  label: string
  groups: readonly (readonly ContextMenuItem[])[]
  onClose: () => void
}

/** The menu itself: Base UI places it within the window and has its keys (arrows, Home, End, first letters, Escape). */
export function ContextMenuPanel({ at, label, groups, onClose }: ContextMenuProps) {
  useEffect(() => {
    // its point means nothing any more once the window has another size, or belongs to somebody else
    window.addEventListener('resize', onClose)
    window.addEventListener('blur', onClose)
    return () => {
      window.removeEventListener('resize', onClose)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose])

  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
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

/** The menu's keys are no shortcuts of the page. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation()
}
