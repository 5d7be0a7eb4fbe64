import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from '#client/lib/cx'
import { uiTexts } from './texts.ts'
import { dismissToast, shownToast, subscribeToToast, type ToastMessage, takeAction } from './toast.ts'
import { setToastPlace } from './toast-place.ts'
import styles from './toaster.module.css'
import { Tooltip } from './tooltip.tsx'

const displayMs = 5_000

/** Its two live regions stay mounted, otherwise screen readers would miss the first message. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToast, shownToast)
  return (
    // React tracks the outer element only; the inner one may move into a dialog
    <div>
      <div className={styles.viewport} popover="manual" ref={setToastPlace}>
        <div role="status">{message?.kind === 'success' && <Toast key={message.id} message={message} />}</div>
        <div role="alert">{message?.kind === 'error' && <Toast key={message.id} message={message} />}</div>
      </div>
    </div>
  )
}

function Toast({ message }: { message: ToastMessage }) {
  const [isHeld, setIsHeld] = useState(false)
  const Icon = message.kind === 'error' ? CircleAlert : CircleCheck

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, displayMs)
    return () => clearTimeout(timer)
  }, [isHeld])

  useUndoKey(message.action?.isUndo ?? false)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; reading it holds the clock
    <div
      className={cx(styles.toast, message.kind === 'error' && styles.bad)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <p>
        <b>{message.title}</b>
        {message.description && <span>{message.description}</span>}
      </p>
      {message.action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={message.action.isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={takeAction}
        >
          {message.action.label}
        </button>
      )}
      <Tooltip label={uiTexts.dismiss}>
        <button type="button" className={styles.close} aria-label={uiTexts.dismiss} onClick={dismissToast}>
          <X className="icon s" aria-hidden="true" />
        </button>
      </Tooltip>
    </div>
  )
}

/** Five seconds are too short to reach the button by keyboard. In a field the keys undo typing, as usual. */
function useUndoKey(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const undo = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || (event.target instanceof Element && event.target.matches('input, textarea, select'))) return
      event.preventDefault()
      takeAction()
    }
    document.addEventListener('keydown', undo)
    return () => document.removeEventListener('keydown', undo)
  }, [isOn])
}
