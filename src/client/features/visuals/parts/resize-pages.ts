import type { Editor } from '#client/editor/editor-store'
import { withFittingHeight } from '#client/editor/text-size'
import { resizeCanvas } from '#shared/scene/edit'
import { layOutAnew } from '#shared/scene/lay-out-anew'
import type { Scene } from '#shared/scene/scene'

/** All pages together: those of a carousel are of one size. Layers stay where they are. */
export function resizePages(editor: Editor, size: { width: number; height: number }): void {
  changePages(editor, (page) => resizeCanvas(page, size))
}

/** All pages in another format, with what stands on them laid out anew. */
export function changeFormat(editor: Editor, size: { width: number; height: number }): void {
  editor.commitText()
  changePages(editor, (page) => {
    const laidOut = layOutAnew(page, size)
    if (laidOut === page) return page
    const layers = laidOut.layers.map((layer) =>
      layer.type === 'text' ? withFittingHeight(layer, editor.measure) : layer,
    )
    return { ...laidOut, layers }
  })
}

function changePages(editor: Editor, change: (page: Scene) => Scene): void {
  editor.changeDocument((document) => {
    const pages = document.pages.map(change)
    return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
  })
}
