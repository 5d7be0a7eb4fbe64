import { writeClipboard } from '#client/lib/clipboard'
import { toast } from '#client/ui/toast'
import { postToasts } from './texts.ts'

/** Copies a post's text and says whether it worked. */
export async function copyPost(text: string): Promise<void> {
  await copy(text, postToasts.copied)
}

/** Copies the comment that goes with it, likewise. */
export async function copyFirstComment(text: string): Promise<void> {
  await copy(text, postToasts.commentCopied)
}

async function copy(text: string, done: { title: string; description: string }): Promise<void> {
  try {
    await writeClipboard(text)
    toast({ ...done, kind: 'success' })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ ...postToasts.copyFailed, kind: 'error' })
  }
}
