/** Short messages, one at a time, for 5 seconds (spec section 9). A new one replaces the previous one. */

export interface ToastMessage {
  title: string
  description?: string
  /** Errors interrupt a screen reader, successes wait for a pause. */
  kind: 'success' | 'error'
  /** One action while the toast shows; also by Ctrl/Cmd+Z when `isUndo`. */
  action?: { label: string; onPress: () => void; isUndo?: boolean }
  /** Called once when the toast closes without its action: by timeout, dismissal or replacement. */
  onClose?: () => void
}

let current: (ToastMessage & { id: number }) | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message. Callable from anywhere; the page's one `<Toaster/>` shows it, also if it mounts later. */
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

/** Runs the toast's action instead of only closing it. */
export function takeAction(): void {
  const taken = current
  current = null
  for (const listener of listeners) listener()
  taken?.action?.onPress()
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToast() {
  return current
}
