import { pasteLayers } from '#shared/scene/paste-layers'
import type { Point } from '#shared/scene/scene'
import type { Editor } from '../store/editor-store.ts'
import type { Workspace } from '../store/workspace.ts'
import { editorTexts } from '../texts/texts.ts'

/**
 * The start of serialized layers. Text that starts like this but can't be parsed as layers is not pasted as text
 * either.
 */
const layersOpening = '{"type":"postwright-layers"'

/** Pastes copied layers, or any other text as a text layer. @returns whether anything was pasted */
export function pasteText(editor: Editor, text: string, at?: Point): boolean {
  const pasted = pasteLayers(editor.scene(), text, editor.newId, at)
  if (pasted) {
    editor.setState({ enteredGroup: undefined })
    editor.change(() => pasted.scene, { selection: pasted.ids, message: editorTexts.done.pasted })
    return true
  }
  if (text.trim() === '') return false
  if (text.startsWith(layersOpening)) {
    editor.announce(editorTexts.notDone.notPasted)
    return true
  }
  editor.addText({ text: text.trim(), ...(at && { at }) })
  return true
}

/** A menu gets no paste event, so this reads the clipboard; the browser may ask for permission or refuse. */
export async function pasteFromClipboard({ editor, host }: Workspace): Promise<void> {
  try {
    const text = await navigator.clipboard.readText()
    if (!pasteText(editor, text)) host.onImageFiles?.(await imagesOnClipboard())
  } catch {
    editor.announce(editorTexts.notDone.pasteRefused)
  }
}

async function imagesOnClipboard(): Promise<File[]> {
  const items = await navigator.clipboard.read()
  const pictures = items.flatMap((item) =>
    item.types.filter((type) => type.startsWith('image/')).map((type) => ({ item, type })),
  )
  return Promise.all(
    pictures.map(async ({ item, type }) => new File([await item.getType(type)], editorTexts.pastedPicture, { type })),
  )
}
