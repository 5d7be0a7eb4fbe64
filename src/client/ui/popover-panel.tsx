import { Popover } from '@base-ui/react/popover'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { cx } from '#client/lib/cx'
import styles from './popover.module.css'

/** The open popover: Base UI positions it below its button, or above it at the end of the page. */
export function PopoverPanel({
  label,
  className,
  around,
  side = 'bottom',
  onClose,
  children,
}: {
  label: string
  className: string | undefined
  /** Contains the button. */
  around: RefObject<HTMLElement | null>
  /** Of the button, where there is room. */
  side?: 'bottom' | 'right'
  onClose: () => void
  children: ReactNode
}) {
  const button = () => around.current?.querySelector<HTMLElement>('button') ?? null

  return (
    <Popover.Root
      open
      onOpenChange={(_open, { event, reason }) => {
        const isOnButton = event.target instanceof Node && around.current?.contains(event.target)
        // the button handles its own presses; Escape closes the popover even while the button has the focus
        if (isOnButton && reason !== 'escape-key') return
        onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.place}
          anchor={button}
          side={side}
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
            onClick={(event) => leavesPage(event) && onClose()}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Keeps typing in the popover from triggering shortcuts of the page. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation()
}

/** Whether a link inside was followed in this tab: the popover belongs to the page before. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link !== null && link.getAttribute('target') !== '_blank' && !ctrlKey && !metaKey && !shiftKey
}
