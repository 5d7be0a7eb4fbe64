import type { Editor } from '#client/editor/editor-store'
import { textHeight } from '#shared/drawing/layout-text'
import { resizeCanvas, type Size } from '#shared/scene/edit'
import type { Scene } from '#shared/scene/scene'

/** All pages together: those of a carousel are of one size. Layers stay where they are. */
export function resizePages(editor: Editor, size: Size): void {
  changePages(editor, (page) => resizeCanvas(page, size))
}

/** All pages in another format, with what stands on them laid out anew, as one step. */
export async function changeFormat(editor: Editor, size: Size): Promise<void> {
  editor.commitText()
  const { layOutAnew } = await import('#shared/scene/lay-out-anew')
  const { measure } = editor
  changePages(editor, (page) =>
    measure ? layOutAnew(page, size, (data, width) => textHeight(measure, data, width)) : resizeCanvas(page, size),
  )
  editor.fit()
}

function changePages(editor: Editor, change: (page: Scene) => Scene): void {
  editor.changeDocument((document) => {
    const pages = document.pages.map(change)
    return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
  })
}
