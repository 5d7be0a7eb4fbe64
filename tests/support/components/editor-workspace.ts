import { createImages } from '#client/editor/loading/images'
import { createEditor } from '#client/editor/store/editor-store'
import type { EditorHost, Workspace } from '#client/editor/store/workspace'
import { createDocument } from '#shared/scene/create'
import type { SceneDocument } from '#shared/scene/scene'

/**
 * An opened editor for tests of the parts around its canvas. Its pictures never load, its ids are counted, and its
 * clock stands still: edits of one field are one undo step however long a busy machine takes between them.
 */
export function openWorkspace(document: SceneDocument = createDocument('page'), host: EditorHost = {}): Workspace {
  let last = 0
  const newId = () => {
    last += 1
    return `new-${last}`
  }
  return {
    editor: createEditor(document, { newId, now: () => 0 }),
    images: createImages(() => Promise.reject(new Error('Tests have no pictures.'))),
    host,
  }
}
