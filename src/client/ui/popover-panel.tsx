import { Popover } from '@base-ui/react/popover'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { cx } from '#client/lib/cx'
import styles from './popover.module.css'

/** The open window of a popover: placed by Base UI below its button, or above it where the page ends. */
export function PopoverPanel({
  label,
  className,
  around,
  onClose,
  children,
}: {
  label: string
  className: string | undefined
  /** Holds the button. */
  around: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}) {
  const button = () => around.current?.querySelector<HTMLElement>('button') ?? null

  return (
    <Popover.Root
      open
      onOpenChange={(_open, { event, reason }) => {
        const isOnButton = event.target instanceof Node && around.current?.contains(event.target)
        // a press of the button is its own matter; Escape closes the window also while the button has the focus
        if (isOnButton && reason !== 'escape-key') return
        onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.place}
          anchor={button}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift' }}
          positionMethod="fixed"
        >
          <Popover.Popup
            className={cx(styles.panel, className)}
            aria-label={label}
            finalFocus={button}
            onKeyDown={keepKeys}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** What is typed in the window is no shortcut of the page. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation()
}
