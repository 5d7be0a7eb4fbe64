import { Suspense, useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { TextButton } from './text-button.tsx'
import { sourceTexts } from './texts.ts'

const SourceDialog = lazyPart(async () => (await import('./source-dialog.tsx')).SourceDialog)

/** Opens the source as it was read. @param isInline set in a line of text instead of standing as a button */
export function SourceButton({ articleId, isInline = false }: { articleId: string; isInline?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const prefetch = () => SourceDialog.prefetch()
  const acts = { onClick: () => setIsOpen(true), onPointerEnter: prefetch, onFocus: prefetch }
  return (
    <>
      {isInline ? (
        <TextButton aria-haspopup="dialog" {...acts}>
          {sourceTexts.open}
        </TextButton>
      ) : (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" {...acts}>
          {sourceTexts.open}
        </Button>
      )}
      {isOpen && (
        <ErrorBoundary fallback={<NotLoaded onClose={close} />}>
          <Suspense>
            <SourceDialog articleId={articleId} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title={sourceTexts.failed}
      onClose={onClose}
      actions={<Button onClick={onClose}>{sourceTexts.close}</Button>}
    />
  )
}
