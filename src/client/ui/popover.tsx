import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'

/** The props that the button of a popover needs. */
export interface PopoverButton {
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
  onClick: (event: MouseEvent) => void
}

/** Base UI's code, loaded when the pointer or focus reaches the button. */
const PopoverPanel = lazyPart(async () => (await import('./popover-panel.tsx')).PopoverPanel)

/**
 * A small panel attached to a button. No container clips it; Escape and a press elsewhere close it and return the focus
 * to the button.
 * @param label the panel's accessible name
 * @param trigger the button, or a component around it
 */
export function Popover({
  label,
  className,
  trigger,
  children,
}: {
  label: string
  className?: string
  trigger: (button: PopoverButton) => ReactNode
  children: (close: () => void) => ReactNode
}) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the button inside
    <span
      ref={anchor}
      style={{ display: 'contents' }}
      onPointerEnter={PopoverPanel.prefetch}
      onFocus={PopoverPanel.prefetch}
    >
      {trigger({ 'aria-expanded': isOpen, 'aria-haspopup': 'dialog', onClick: () => setIsOpen(!isOpen) })}
      {isOpen && (
        <Suspense>
          <PopoverPanel label={label} className={className} around={anchor} onClose={close}>
            {children(close)}
          </PopoverPanel>
        </Suspense>
      )}
    </span>
  )
}
