import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
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
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="dialog-body">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </dialog>
  )
}

export interface Question {
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Red button: what is confirmed cannot be undone. */
  danger?: boolean
}

let asked: { question: Question; answer: (yes: boolean) => void } | null = null
const listeners = new Set<() => void>()

/** Asks before something that matters. Resolves true only when the person confirms; needs one `<ConfirmHost/>`. */
export function confirmAction(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    asked = { question, answer: resolve }
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ConfirmHost() {
  const current = useSyncExternalStore(subscribe, () => asked)
  if (!current) return null
  const { title, description, confirmLabel, cancelLabel = 'Cancel', danger = false } = current.question

  function answer(yes: boolean) {
    const { answer: resolve } = asked ?? {}
    asked = null
    for (const listener of listeners) listener()
    resolve?.(yes)
  }

  return (
    <Dialog
      open
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="quiet" onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {description && <p>{description}</p>}
    </Dialog>
  )
}
