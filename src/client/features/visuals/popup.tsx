import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

/**
 * A small window that hangs from a button of the toolbar. It lies in the browser's top layer, so that no box clips it;
 * Escape and a press elsewhere close it, and the focus goes back to the button.
 */
export function Popup({
  label,
  trigger,
  children,
}: {
  label: string
  trigger: (button: PopupButton) => ReactNode
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // the press itself closes an open popup: the click that follows must not open it again
  const wasOpen = useRef(false)

  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return
    const button = anchor.current?.querySelector('button')
    element.showPopover()
    if (button) place(element, button.getBoundingClientRect())
    element.querySelector<HTMLElement>('input, button')?.focus()
    return () => {
      if (element.contains(document.activeElement)) button?.focus()
    }
  }, [isOpen])

  return (
    <span ref={anchor} className="ed-anchor">
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onPointerDown: () => {
          wasOpen.current = isOpen
        },
        onClick: (event) => setIsOpen(event.detail === 0 ? !isOpen : !wasOpen.current),
      })}
      {isOpen && (
        <div
          ref={box}
          id={id}
          className="ed-popup"
          popover="auto"
          role="dialog"
          aria-label={label}
          onToggle={(event) => event.newState === 'closed' && setIsOpen(false)}
          onKeyDown={(event) => event.stopPropagation()}
        >
          {children(() => setIsOpen(false))}
        </div>
      )}
    </span>
  )
}

export interface PopupButton {
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
  'aria-controls': string | undefined
  onPointerDown: () => void
  onClick: (event: MouseEvent) => void
}

const margin = 8

/** Below the button, within the window. */
function place(popup: HTMLElement, around: DOMRect): void {
  const { width, height } = popup.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(margin, Math.min(around.left, clientWidth - width - margin))
  const fitsBelow = around.bottom + height + margin <= clientHeight
  popup.style.left = `${left}px`
  popup.style.top = `${fitsBelow ? around.bottom + 4 : Math.max(margin, around.top - height - 4)}px`
}
