import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { visualTexts } from './texts.ts'

/** Windows whose code is fetched when they are first opened. */

export const MediaLibrary = lazy(async () => ({
  default: (await import('./library/media-library.tsx')).MediaLibrary,
}))
export const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
}))
export const ExportDialog = lazy(async () => ({
  default: (await import('./export/export-dialog.tsx')).ExportDialog,
}))
export const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }))
export const MyVisualsDialog = lazy(async () => ({
  default: (await import('./saving/my-visuals-dialog.tsx')).MyVisualsDialog,
}))

/** Around one of them. When its code can't be fetched, the work on the canvas goes on. */
export function LazyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<Failed onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Failed({ onClose }: { onClose: () => void }) {
  const { failed, close } = visualTexts.stage
  return <Dialog open title={failed} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>} />
}
