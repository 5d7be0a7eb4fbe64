import type { Editor } from '#client/editor/editor-store'
import { textHeight } from '#shared/drawing/text/layout-text'
import { resizeCanvas, type Size } from '#shared/scene/edit'
import type { Scene } from '#shared/scene/scene'

/** All pages together: those of a carousel are of one size. Layers stay where they are. */
export function resizePages(editor: Editor, size: Size): void {
  changePages(editor, (page) => resizeCanvas(page, size))
}

/** Fills the visual anew for a size. False where it can't: what stands on its pages is laid out anew then. */
type FillFormat = (size: Size) => boolean

const filling = new WeakMap<Editor, FillFormat>()

/** For as long as an editor shows what can be filled in several formats. @returns how to stop it */
export function fillFormatWith(editor: Editor, fill: FillFormat): () => void {
  filling.set(editor, fill)
  return () => void filling.delete(editor)
}

/** All pages in another format, as one step: filled anew, or with what stands on them laid out anew. */
export async function changeFormat(editor: Editor, size: Size): Promise<void> {
  editor.commitText()
  if (filling.get(editor)?.(size)) return
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
