import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '#client/lib/cx'
import styles from './dialog.module.css'
import { hostToasts } from './toast-place.ts'

/** Dialogs on the browser's own `<dialog>`: it keeps the focus inside, closes on Escape and gives the focus back. */

export function Dialog({
  title,
  open,
  onClose,
  actions,
  wide = false,
  children,
}: {
  title: string
  open: boolean
  /** Escape and the backdrop ask for it too. */
  onClose: () => void
  actions?: ReactNode
  wide?: boolean
  children?: ReactNode
}) {
  const element = useRef<HTMLDialogElement>(null)
  const releaseToasts = useRef<() => void>(undefined)
  const id = useId()

  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    releaseToasts.current = hostToasts(dialog)
    return () => {
      dialog.close()
      // React has taken the dialog off the page by now, and the browser forgot where the focus was.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  // a layout effect ends while the dialog is still on the page, before it would take the toasts along
  useLayoutEffect(() => {
    if (open) return () => releaseToasts.current?.()
  }, [open])

  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a second way only, Escape is the keyboard's
    <dialog
      ref={element}
      className={cx(styles.dialog, wide && styles.wide)}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
    </dialog>
  )
}

/** Its buttons, below all else: also those of a form in a dialog. On phones the last is on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
