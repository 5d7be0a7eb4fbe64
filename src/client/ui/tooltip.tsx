import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './tooltip.module.css'

/** Spec section 9: the first tooltip is delayed; while the pointer moves between icons the next one opens at once. */
const delayMs = 700
const skipDelayMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * The name of an icon-only control, on hover and on keyboard focus. Escape, a press and leaving close it. The control
 * inside must have the same text as its accessible name: a tooltip is only visual.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)

  function openAfter(waitMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(true), waitMs)
  }
  function close() {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAt = performance.now()
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside, which is what one uses
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') openAfter(performance.now() - lastClosedAt < skipDelayMs ? 0 : delayMs)
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && openAfter(0)}
      onBlur={close}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && close()}
    >
      {children}
      {isOpen && <Tip anchor={anchor} label={label} onClose={close} />}
    </span>
  )
}

function Tip({
  anchor,
  label,
  onClose,
}: {
  anchor: { current: HTMLElement | null }
  label: string
  onClose: () => void
}) {
  const tip = useRef<HTMLSpanElement>(null)
  const closing = useRef(onClose)

  useEffect(() => {
    closing.current = onClose
  }, [onClose])

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild
    if (!control || !tip.current) return
    tip.current.showPopover?.() // the top layer: no container clips it, no dialog covers it
    place(tip.current, control.getBoundingClientRect())
  }, [anchor])

  useEffect(() => {
    const close = () => closing.current()
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('scroll', close, true)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('scroll', close, true)
    }
  }, [])

  return (
    <span ref={tip} className={styles.tip} role="tooltip" popover="manual">
      <span>{label}</span>
    </span>
  )
}

/** Above the middle of the control, or below it at the window's edge; never beyond its sides. */
function place(tip: HTMLElement, around: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const left = around.left + (around.width - width) / 2
  const most = document.documentElement.clientWidth - width
  tip.style.left = `${Math.max(0, Math.min(left, most))}px`
  tip.style.top = `${around.top >= height ? around.top - height : around.bottom}px`
}
