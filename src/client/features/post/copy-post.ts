import { writeClipboard } from '#client/lib/clipboard'
import { toast } from '#client/ui/toast'
import { postToasts } from './texts.ts'

/** Copies a post's text and reports the outcome. @param done what is said of it */
export async function copyPost(text: string, done = postToasts.copied): Promise<void> {
  await copy(text, done)
}

/** Copies its first comment likewise. */
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
