import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { formatPercent } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { FileInput } from '#client/ui/file-input'
import { acceptedPostFiles } from '#shared/rules/attachments'
import { attachmentTexts as texts } from './texts.ts'
import { useAttachFiles } from './use-attach-files.ts'

/** Opens the browser's choice of files. */
export function AttachButton({ postId, label = texts.add }: { postId: string; label?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const { attach, underWay, sentPart } = useAttachFiles(postId)
  return (
    <>
      <Button
        start
        size="sm"
        icon={Paperclip}
        pending={underWay > 0}
        pendingLabel={texts.sending(underWay, formatPercent(sentPart, 0))}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <FileInput ref={input} accept={acceptedPostFiles} multiple aria-label={label} onPick={attach} />
    </>
  )
}
