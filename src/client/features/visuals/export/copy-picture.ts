import type { Editor } from '#client/editor/store/editor-store'
import { writePicture } from '#client/lib/clipboard'
import { toast } from '#client/ui/toast'
import { copyTexts } from './copy-texts.ts'
import type { ExportScale } from './export-choice.ts'

/**
 * Copies the current page as a PNG, to paste into a post or a message. Call it in the handler of a press, as browsers
 * require: they get a promise of the picture before it is drawn.
 */
export async function copyPicture(editor: Editor, scale: ExportScale = 1): Promise<void> {
  editor.commitText()
  const { document, pageIndex } = editor.getState()
  const drawing = import('./page-picture.ts').then(({ pagePicture }) => pagePicture(document, pageIndex, scale))
  try {
    await writePicture(drawing)
    toast({ kind: 'success', ...copyTexts.copied })
  } catch (error) {
    console.error(error)
    toast({ kind: 'error', ...copyTexts.refused })
  }
}
