import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '#client/lib/cx'
import styles from './dialog.module.css'
import { hostToasts } from './toast-place.ts'

/** Dialogs on the browser's own `<dialog>`, which traps the focus, closes on Escape and restores the focus. */

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
  /** Also called for Escape and a press on the backdrop. */
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
      // React has removed the dialog by now, so the browser lost the focus
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  // a layout effect cleans up while the dialog is still mounted, before removing it would remove the toasts too
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

/** The buttons of a dialog or of its form, at the bottom. On phones the last is on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
