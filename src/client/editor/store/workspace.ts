import type { Point } from '#shared/scene/scene'
import type { CanvasImages } from '../loading/images.ts'
import type { Editor } from './editor-store.ts'

/** What the parts of an opened editor share. Made once for a visual; `host` may change with each rendering. */
export interface Workspace {
  readonly editor: Editor
  readonly images: CanvasImages
  readonly host: EditorHost
}

/** What the editor leaves to the screen around it, since it needs the network or a dialog. */
export interface EditorHost {
  /** Ctrl+S. */
  readonly onSave?: () => void
  /** The page as a picture for the clipboard. */
  readonly onCopyPicture?: () => void
  readonly onExport?: () => void
  readonly onTemplates?: () => void
  /** The question mark. */
  readonly onHelp?: () => void
  /** Pictures that were pasted or dropped; `at` in canvas pixels. */
  readonly onImageFiles?: (files: File[], at?: Point) => void
  /** A picture that was dropped on an image, a frame or a placeholder. */
  readonly onReplaceImage?: (layerId: string, file: File) => void
  /** A picture is wanted: for this frame or placeholder, or as a new layer. */
  readonly onPickImage?: (layerId?: string) => void
}
