import type { Editor } from '#client/editor/editor-store'
import { resizeCanvas } from '#shared/scene/edit'

/** All pages together: those of a carousel are of one size. Layers stay where they are. */
export function resizePages(editor: Editor, size: { width: number; height: number }): void {
  editor.changeDocument((document) => {
    const pages = document.pages.map((page) => resizeCanvas(page, size))
    return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
  })
}
