/**
 * A PNG that may still be on its way. Call it while a press is being handled.
 * @throws Error when the browser refuses, or has no clipboard for pictures
 */
export async function writePicture(png: Promise<Blob>): Promise<void> {
  if (!navigator.clipboard?.write || typeof ClipboardItem === 'undefined') {
    void png.catch(() => undefined) // handled here, so that a picture nobody waits for is no unhandled rejection
    throw new Error('There is no clipboard for pictures.')
  }
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/**
 * Browsers give the clipboard to https and localhost only; an installation inside a network has the older way.
 * @throws Error when the browser refuses
 */
export async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const holder = document.createElement('textarea')
  holder.value = text
  holder.className = 'sr'
  const focused = document.activeElement
  document.body.append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!isCopied) throw new Error('The browser refused to copy')
}
