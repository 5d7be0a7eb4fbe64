import { useState } from 'react'
import { Button } from '#client/ui/button'
import { SourceDialog } from './source-dialog.tsx'
import { TextButton } from './text-button.tsx'
import { sourceTexts } from './texts.ts'

/**
 * Opens the article of a source.
 * @param isInline a link-like button inside a line of text
 */
export function SourceButton({ articleId, isInline = false }: { articleId: string; isInline?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {isInline ? (
        <TextButton aria-haspopup="dialog" onClick={open}>
          {sourceTexts.open}
        </TextButton>
      ) : (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={open}>
          {sourceTexts.open}
        </Button>
      )}
      {isOpen && <SourceDialog articleId={articleId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
