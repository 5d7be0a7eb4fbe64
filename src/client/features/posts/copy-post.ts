import { writeClipboard } from '#client/lib/clipboard'
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
