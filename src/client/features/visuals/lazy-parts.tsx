import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { visualTexts } from './texts.ts'

/** What stands beside the canvas at first sight. Its code is fetched at once, but the canvas does not wait for it. */

export const LayerListbox = lazyPart(async () => (await import('#client/editor/layer-listbox')).LayerListbox)
export const PropertiesPanel = lazyPart(async () => (await import('./properties/properties-panel.tsx')).PropertiesPanel)
LayerListbox.prefetch()
PropertiesPanel.prefetch()

/** Around one of them. When its code can't be fetched, the work on the canvas goes on. */
export function Beside({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<p className="t14 dim">{visualTexts.stage.failed}</p>}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Parts that are opened later. */

export const PagesStrip = lazyPart(async () => (await import('./pages/pages-strip.tsx')).PagesStrip)
export const FromPostBar = lazyPart(async () => (await import('./from-post/from-post-bar.tsx')).FromPostBar)
export const IconGrid = lazyPart(async () => (await import('./icon-grid.tsx')).IconGrid)
export const MediaLibrary = lazyPart(async () => (await import('./library/media-library.tsx')).MediaLibrary)
export const TemplatesDialog = lazyPart(async () => (await import('./templates/templates-dialog.tsx')).TemplatesDialog)
export const ExportDialog = lazyPart(async () => (await import('./export/export-dialog.tsx')).ExportDialog)
export const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog)
export const MyVisualsDialog = lazyPart(async () => (await import('./saving/my-visuals-dialog.tsx')).MyVisualsDialog)

/** For an idle moment, so that nobody waits when they are opened. */
export function prefetchParts(): void {
  const parts = [PagesStrip, IconGrid, MediaLibrary, TemplatesDialog, ExportDialog, HelpDialog, MyVisualsDialog]
  for (const part of parts) part.prefetch()
}

/** Around a window. When its code can't be fetched, the work on the canvas goes on. */
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
