import { copyLayers } from '#shared/scene/copy-layers'
import type { Editor } from '../store/editor-store.ts'
import { editorTexts } from '../texts/texts.ts'

/** Serializes layers as text, so that they can be pasted in other tabs. The caller puts the text on the clipboard. */

export function copySelection(editor: Editor): string | undefined {
  const { selection } = editor.getState()
  if (selection.length === 0) return undefined
  editor.announce(editorTexts.done.copied(selection.length))
  return copyLayers(editor.scene(), selection)
}

export function cutSelection(editor: Editor): string | undefined {
  const text = copySelection(editor)
  if (text !== undefined) editor.deleteSelection()
  return text
}
