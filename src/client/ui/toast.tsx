import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { setToastPlace } from './toast-place.ts'
import { Tooltip } from './tooltip.tsx'

/** Short messages, one at a time (spec section 9: 5 seconds). A new one takes the place of the old. */

export interface ToastMessage {
  title: string
  description?: string
  /** Errors interrupt a screen reader, successes wait for a pause. */
  kind: 'success' | 'error'
  /** One thing that can still be done about it while it stands; also by Ctrl/Cmd+Z when `isUndo`. */
  action?: { label: string; onPress: () => void; isUndo?: boolean }
  /** Called once when it goes without its action: time is over, it was dismissed, or another takes its place. */
  onClose?: () => void
}

const displayMs = 5_000

let current: (ToastMessage & { id: number }) | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message. Callable from anywhere; needs one `<Toaster/>` on the page. */
export function toast(message: ToastMessage): void {
  lastId += 1
  replaceBy({ ...message, id: lastId })
}

export function dismissToast(): void {
  replaceBy(null)
}

function replaceBy(next: typeof current): void {
  const closed = current
  current = next
  for (const listener of listeners) listener()
  closed?.onClose?.()
}

function takeAction(): void {
  const taken = current
  current = null
  for (const listener of listeners) listener()
  taken?.action?.onPress()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Its two live regions stay on the page, or screen readers would miss the first message. */
export function Toaster() {
  const message = useSyncExternalStore(subscribe, () => current)
  return (
    // React knows the outer element only by its place: the inner one may be lent to a dialog
    <div>
      <div className="toaster" popover="manual" ref={setToastPlace}>
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
      className={message.kind === 'error' ? 'toast bad' : 'toast'}
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
          className="toast-action"
          aria-keyshortcuts={message.action.isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={takeAction}
        >
          {message.action.label}
        </button>
      )}
      <Tooltip label="Dismiss">
        <button type="button" className="toast-close" aria-label="Dismiss" onClick={dismissToast}>
          <X className="icon s" aria-hidden="true" />
        </button>
      </Tooltip>
    </div>
  )
}

/** Five seconds are short for who would have to walk to the button. In a field the keys undo typing, as always. */
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
