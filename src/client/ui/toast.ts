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

let current: (ToastMessage & { id: number }) | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message. Callable from anywhere; shown by the page's one `<Toaster/>`, also if that comes later. */
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

/** Does what the message offers, instead of closing it. */
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
