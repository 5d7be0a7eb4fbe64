import { toast } from '#client/ui/toast'
import { toasts } from './texts.ts'

/** Copies a post's text and says whether it worked. */
export async function copyPost(text: string): Promise<void> {
  try {
    await writeClipboard(text)
    toast({ ...toasts.copied, kind: 'success' })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ ...toasts.copyFailed, kind: 'error' })
  }
}

/** Browsers give the clipboard to https and localhost only; an installation inside a network has the older way. */
async function writeClipboard(text: string): Promise<void> {
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
