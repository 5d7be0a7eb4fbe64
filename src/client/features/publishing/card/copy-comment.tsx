import { Copy } from 'lucide-react'
import { Button } from '#client/ui/button'
import { copyText } from '#client/ui/copy-text'
import { firstCommentTexts as texts } from './first-comment-texts.ts'

/** Copies a first comment, for its author to add it. */
export function CopyComment({ text }: { text: string }) {
  return (
    <Button
      size="sm"
      icon={Copy}
      onClick={() => void copyText(text, { copied: { title: texts.copied }, copyFailed: { title: texts.copyFailed } })}
    >
      {texts.copy}
    </Button>
  )
}
