import type { Editor } from '#client/editor/store/editor-store'
import { textHeight } from '#shared/drawing/text/layout-text'
import { resizeCanvas, type Size } from '#shared/scene/edit'
import type { Scene } from '#shared/scene/scene'

/** Resizes all pages, since those of a carousel have one size. Layers stay where they are. */
export function resizePages(editor: Editor, size: Size): void {
  changePages(editor, (page) => resizeCanvas(page, size))
}

/** Refills the visual in another size. False where it can't: the existing layout is then adapted. */
type FillFormat = (size: Size) => boolean

const filling = new WeakMap<Editor, FillFormat>()

/** Active while an editor shows a visual that can be refilled in several formats. @returns a function that ends it */
export function fillFormatWith(editor: Editor, fill: FillFormat): () => void {
  filling.set(editor, fill)
  return () => void filling.delete(editor)
}

/** Changes the format of all pages in one step: refills them, or adapts their layout. */
export async function changeFormat(editor: Editor, size: Size): Promise<void> {
  editor.commitText()
  if (filling.get(editor)?.(size)) return
  const { relayoutPage } = await import('#shared/scene/relayout-page')
  const { measure } = editor
  changePages(editor, (page) =>
    measure ? relayoutPage(page, size, (data, width) => textHeight(measure, data, width)) : resizeCanvas(page, size),
  )
  editor.fit()
}

function changePages(editor: Editor, change: (page: Scene) => Scene): void {
  editor.changeDocument((document) => {
    const pages = document.pages.map(change)
    return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
  })
}
