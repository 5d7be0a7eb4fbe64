import { type HandedPage, handoverMessages, readHandedPage } from '#shared/handover/handed-page'

/**
 * Waits for one page, from the window that opened ours or from the extension, whose script runs in our own page.
 * Ignores other senders, and pages that claim to be another site's. Received data is only displayed as text.
 * @returns a function that stops waiting
 */
export function receivePage(onPage: (page: HandedPage) => void): () => void {
  const opener = window.opener as Window | null

  function listen({ source, origin, data }: MessageEvent<unknown>): void {
    const isExtension = source === window && origin === location.origin
    if (!isExtension && (opener === null || source !== opener)) return
    const page = readHandedPage(data, isExtension ? null : origin)
    if (!page) return
    stop()
    send(handoverMessages.received)
    onPage(page)
  }

  /** Sent to any window that opened ours: it only says that ours is ready. */
  function send(message: string): void {
    opener?.postMessage(message, '*')
    window.postMessage(message, location.origin)
  }

  function stop(): void {
    removeEventListener('message', listen)
  }

  addEventListener('message', listen)
  send(handoverMessages.ready)
  return stop
}
