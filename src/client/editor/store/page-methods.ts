import { canvasLimits } from '#shared/rules/canvas'
import { createScene } from '#shared/scene/create'
import { numberPages } from '#shared/scene/edit'
import type { Scene } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import type { EditorCore } from './editor-core.ts'

export type PageMethods = ReturnType<typeof pageMethods>

/** The pages of a carousel. Each change of the pages is one history entry, with their numbers; switching pages is none. */
export function pageMethods(core: EditorCore) {
  const current = () => core.getState().pageIndex
  const count = () => core.getState().document.pages.length

  function setPage(index: number): void {
    if (index < 0 || index >= count() || index === current()) return
    core.setState({
      pageIndex: index,
      selection: [],
      enteredGroup: undefined,
      editingText: undefined,
      cropping: undefined,
      hover: undefined,
    })
    core.announce(editorTexts.done.page(index + 1, count()))
  }

  function insert(page: Scene, index: number, message: string): void {
    if (count() >= canvasLimits.pages) {
      core.announce(editorTexts.notDone.pagesFull)
      return
    }
    core.changeDocument((document) => ({ ...document, pages: numberPages(document.pages.toSpliced(index, 0, page)) }), {
      pageIndex: index,
      selection: [],
      message,
    })
  }

  return {
    setPage,
    /** Adds a page after the current one, with its size and colour. */
    addPage() {
      const { altText: _, ...settings } = core.scene().settings
      const blank = createScene(core.newId(), settings)
      const page = { ...blank, settings: { ...settings, guides: [] } }
      insert(page, current() + 1, editorTexts.done.pageAdded(current() + 2))
    },
    duplicatePage(index = current()) {
      const page = core.getState().document.pages[index]
      if (page) insert(withNewIds(page, core.newId), index + 1, editorTexts.done.pageDuplicated(index + 1))
    },
    removePage(index = current()) {
      if (count() < 2) return
      const pageIndex = index < current() || current() === count() - 1 ? Math.max(0, current() - 1) : current()
      core.changeDocument((document) => ({ ...document, pages: numberPages(document.pages.toSpliced(index, 1)) }), {
        pageIndex,
        selection: [],
        message: editorTexts.done.pageRemoved(index + 1),
      })
    },
    movePage(from: number, to: number) {
      const page = core.getState().document.pages[from]
      if (!page || from === to || to < 0 || to >= count()) return
      const shown = core.scene()
      const pages = core.getState().document.pages.toSpliced(from, 1).toSpliced(to, 0, page)
      core.changeDocument((document) => ({ ...document, pages: numberPages(pages) }), {
        pageIndex: pages.indexOf(shown),
        message: editorTexts.done.pageMoved(to + 1),
      })
    },
  }
}

/** Ids are unique in the whole document. */
function withNewIds(page: Scene, newId: () => string): Scene {
  const groups = new Map<string, string>()
  const groupOf = (id: string) => groups.get(id) ?? groups.set(id, newId()).get(id) ?? id
  const layers = page.layers.map((layer) => ({
    ...layer,
    id: newId(),
    ...(layer.groupId && { groupId: groupOf(layer.groupId) }),
  }))
  return { ...page, id: newId(), layers }
}
