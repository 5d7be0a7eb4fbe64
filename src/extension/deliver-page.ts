import type { HandedPage, handoverMessages } from '#shared/handover/handed-page'

/**
 * Passes the page to our own receiving page, in which it runs. It has to be self-contained: it must not refer to
 * anything outside of it.
 */
export function deliverPage(page: HandedPage, messages: typeof handoverMessages, to: string): void {
  if (location.origin !== to) return
  const give = () => window.postMessage({ type: messages.page, ...page }, to)
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window) return
    if (data === messages.ready) give()
    if (data === messages.received) removeEventListener('message', listen)
  }
  addEventListener('message', listen)
  give()
}
