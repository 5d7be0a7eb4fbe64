import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useKeyboardEdge } from '#client/lib/keyboard'
import styles from './refine-sheet.module.css'

/** On phones, what a model can make of the post, above the bottom bar, or above the keyboard while that is open. */
export function RefineSheet({ id, onClose, children }: { id: string; onClose: () => void; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  const edge = useKeyboardEdge()
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for Escape in the controls inside
    <div
      ref={sheet}
      id={id}
      tabIndex={-1}
      className={styles.sheet}
      style={edge > 0 ? { bottom: edge } : undefined}
      onKeyDown={closeOnEscape}
    >
      {children}
    </div>
  )
}
