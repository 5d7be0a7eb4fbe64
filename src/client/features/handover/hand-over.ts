import type { HandedPage, handoverMessages } from '#shared/handover/handed-page'

/** The bookmarklet's texts on the page being handed over. */
export interface HandOverWords {
  notAPage: string
  title: string
  text: string
  copy: string
  copied: string
  copyFailed: string
  open: string
  close: string
}

/**
 * The bookmarklet: opens our page and sends it the current one when it reports that it is ready. If the two are
 * isolated from each other (Cross-Origin-Opener-Policy, a blocked window) it offers to copy the page instead. It runs
 * on other sites' pages, so it must be self-contained: it may not refer to anything outside of it.
 * @param to our origin
 */
export function handOver(
  take: () => HandedPage,
  { to, path, messages, words }: { to: string; path: string; messages: typeof handoverMessages; words: HandOverWords },
): void {
  if (!/^https?:$/.test(location.protocol)) {
    alert(words.notAPage)
    return
  }
  // a document in the browser's own viewer has no text here: the server reads its address instead
  if (!/html|xml/.test(document.contentType)) {
    open(`${to}/generate?url=${encodeURIComponent(location.href)}`, '_blank', 'noopener')
    return
  }
  const page = take()
  const receiver = open(to + path, '_blank')
  const watching = setInterval(() => {
    if (receiver && !receiver.closed) return
    stop()
    offerCopy()
  }, 300)
  addEventListener('message', answer)

  function answer({ origin, source, data }: MessageEvent): void {
    if (origin !== to || source !== receiver) return
    if (data === messages.ready) receiver?.postMessage({ type: messages.page, ...page }, to)
    if (data === messages.received) stop()
  }

  function stop(): void {
    clearInterval(watching)
    removeEventListener('message', answer)
  }

  function offerCopy(): void {
    const host = document.createElement('div')
    const dialog = document.createElement('dialog')
    dialog.style.cssText =
      'font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;border:1px solid #777;border-radius:8px;padding:20px;max-width:26rem'
    const text = add('p', words.text)
    text.setAttribute('role', 'status')
    const title = document.createElement('strong')
    title.textContent = words.title
    dialog.setAttribute('aria-label', words.title)
    const copy = add('button', words.copy)
    const link = add('a', words.open) as HTMLAnchorElement
    const close = add('button', words.close)
    link.href = to + path
    link.target = '_blank'
    link.rel = 'noopener'
    link.style.color = '#0a4bb3'
    copy.onclick = () => {
      put().then(
        () => {
          text.textContent = words.copied
        },
        () => {
          text.textContent = words.copyFailed
        },
      )
    }
    close.onclick = () => dialog.close()
    dialog.onclose = () => host.remove()
    dialog.append(title, text, copy, link, close)
    host.attachShadow({ mode: 'open' }).append(dialog)
    document.documentElement.append(host)
    dialog.showModal()
  }

  function add(kind: string, words: string): HTMLElement {
    const element = document.createElement(kind)
    element.textContent = words
    if (kind !== 'p') element.style.cssText = 'font:inherit;padding:8px 12px;margin:0 8px 8px 0'
    return element
  }

  /** Browsers offer `navigator.clipboard` on https only; elsewhere `execCommand` remains. */
  async function put(): Promise<void> {
    const marked = `<!-- postwright page ${page.url} -->\n${page.html}`
    if (navigator.clipboard) return await navigator.clipboard.writeText(marked)
    const give = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', marked)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('copy', give, { capture: true, once: true })
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy')
  }
}
