import type { Point } from '#shared/scene/scene'
import type { CanvasImages } from '../loading/images.ts'
import type { Editor } from './editor-store.ts'

/**
 * The objects that the parts of an opened editor share. Created once per visual; `host` may change with each render.
 */
export interface Workspace {
  readonly editor: Editor
  readonly images: CanvasImages
  readonly host: EditorHost
}

/** What the editor delegates to its screen, since it needs the network or a dialog. */
export interface EditorHost {
  /** Ctrl+S. */
  readonly onSave?: () => void
  /** Copies the page to the clipboard as a picture. */
  readonly onCopyPicture?: () => void
  readonly onExport?: () => void
  readonly onTemplates?: () => void
  /** The question mark. */
  readonly onHelp?: () => void
  /** Pictures were pasted or dropped; `at` in canvas pixels. */
  readonly onImageFiles?: (files: File[], at?: Point) => void
  /** A picture was dropped on an image, a frame or a placeholder. */
  readonly onReplaceImage?: (layerId: string, file: File) => void
  /** Opens the picture picker: for this frame or placeholder, or for a new layer. */
  readonly onPickImage?: (layerId?: string) => void
}
