import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { formatPercent } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
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
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={acceptedPostFiles}
        multiple
        hidden
        onChange={({ target }) => {
          attach([...(target.files ?? [])])
          target.value = '' // the same file may be chosen again after it was changed
        }}
      />
    </>
  )
}
