import { lazyPart } from '#client/lib/lazy-part'
import { IconGrid } from '../parts/lazy-icon-grid.ts'

/** The parts around the canvas at the first paint. Their code loads at once, but the canvas does not wait for it. */

export const LayerListbox = lazyPart(async () => (await import('#client/editor/layers/layer-listbox')).LayerListbox)
export const PropertiesPanel = lazyPart(
  async () => (await import('../properties/properties-panel.tsx')).PropertiesPanel,
)
LayerListbox.prefetch()
PropertiesPanel.prefetch()

/** Parts that open later. */

export const GoesOutLine = lazyPart(async () => (await import('./goes-out-line.tsx')).GoesOutLine)
export const EditorsBanner = lazyPart(async () => (await import('../editors/editors-banner.tsx')).EditorsBanner)
export const StartPanel = lazyPart(async () => (await import('../start/start-panel.tsx')).StartPanel)
export const PagesStrip = lazyPart(async () => (await import('../pages/pages-strip.tsx')).PagesStrip)
export const MediaLibrary = lazyPart(async () => (await import('../library/media-library.tsx')).MediaLibrary)
export const TemplatesDialog = lazyPart(async () => (await import('../templates/templates-dialog.tsx')).TemplatesDialog)
export const ExportDialog = lazyPart(async () => (await import('../export/export-dialog.tsx')).ExportDialog)
export const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog)
export const MyVisualsDialog = lazyPart(async () => (await import('../saving/my-visuals-dialog.tsx')).MyVisualsDialog)
export const VersionsDialog = lazyPart(async () => (await import('../versions/versions-dialog.tsx')).VersionsDialog)

/** Preloads them when idle, so that nobody waits when they open. */
export function prefetchParts(): void {
  const parts = [
    PagesStrip,
    IconGrid,
    MediaLibrary,
    TemplatesDialog,
    ExportDialog,
    HelpDialog,
    MyVisualsDialog,
    VersionsDialog,
  ]
  for (const part of parts) part.prefetch()
}
