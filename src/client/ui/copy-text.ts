import { writeClipboard } from '#client/lib/clipboard'
import { toast } from './toast.ts'

interface Said {
  title: string
  description?: string
}

/** Copies a text and says so, or that the browser refused. */
export async function copyText(text: string, words: { copied: Said; copyFailed: Said }): Promise<void> {
  try {
    await writeClipboard(text)
    toast({ kind: 'success', ...words.copied })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ kind: 'error', ...words.copyFailed })
  }
}
