/**
 * Copies a PNG that may not be ready yet. Call it in the handler of a press.
 * @throws Error when the browser refuses, or has no clipboard for pictures
 */
export async function writePicture(png: Promise<Blob>): Promise<void> {
  if (!navigator.clipboard?.write || typeof ClipboardItem === 'undefined') {
    void png.catch(() => undefined) // handled here, so that it is no unhandled rejection if nobody awaits the picture
    throw new Error('There is no clipboard for pictures.')
  }
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/**
 * Browsers offer the clipboard only on https and localhost; on plain http this uses the older API.
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
