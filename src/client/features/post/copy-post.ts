import { copyText } from '#client/ui/copy-text'
import { postToasts } from './texts.ts'

/** Copies a post's text and reports the outcome. @param done what is said of it */
export async function copyPost(text: string, done = postToasts.copied): Promise<void> {
  await copyText(text, { copied: done, copyFailed: postToasts.copyFailed })
}

/** Copies its first comment likewise. */
export async function copyFirstComment(text: string): Promise<void> {
  await copyText(text, { copied: postToasts.commentCopied, copyFailed: postToasts.copyFailed })
}
