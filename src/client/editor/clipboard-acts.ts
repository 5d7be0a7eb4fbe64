import { copyLayers, pasteLayers } from '#shared/scene/clipboard'
import type { Point } from '#shared/scene/scene'
import type { Editor } from './editor-store.ts'

/** Copying and pasting as text, so that layers travel between tabs; who puts it on the clipboard is the caller's part. */

/** How copied layers begin: what cannot be read of them is not meant to be read by people either. */
const layersOpening = '{"type":"postwright-layers"'

export function copySelection(editor: Editor): string | undefined {
  const { selection } = editor.getState()
  if (selection.length === 0) return undefined
  editor.announce(selection.length === 1 ? 'Layer copied.' : `${selection.length} layers copied.`)
  return copyLayers(editor.scene(), selection)
}

export function cutSelection(editor: Editor): string | undefined {
  const text = copySelection(editor)
  if (text !== undefined) editor.deleteSelection()
  return text
}

/** Copied layers, or any other text as a text layer. Answers whether anything was pasted. */
export function pasteText(editor: Editor, text: string, at?: Point): boolean {
  const pasted = pasteLayers(editor.scene(), text, editor.newId, at)
  if (pasted) {
    editor.setState({ enteredGroup: undefined })
    editor.change(() => pasted.scene, { selection: pasted.ids, message: 'Pasted.' })
    return true
  }
  if (text.trim() === '') return false
  if (text.startsWith(layersOpening)) {
    editor.announce('These layers cannot be pasted here.')
    return true
  }
  editor.addText({ text: text.trim(), ...(at && { at }) })
  return true
}
