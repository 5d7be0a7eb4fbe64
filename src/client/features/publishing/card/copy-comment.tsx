import { Copy } from 'lucide-react'
import { writeClipboard } from '#client/lib/clipboard'
import { Button } from '#client/ui/button'
import { toast } from '#client/ui/toast'
import { firstCommentTexts as texts } from './first-comment-texts.ts'

/** Copies a first comment, for its author to add it. */
export function CopyComment({ text }: { text: string }) {
  async function copy() {
    try {
      await writeClipboard(text)
      toast({ kind: 'success', title: texts.copied })
    } catch {
      toast({ kind: 'error', title: texts.copyFailed })
    }
  }
  return (
    <Button size="sm" icon={Copy} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
