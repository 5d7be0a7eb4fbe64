import { copyLayers, pasteLayers } from '#shared/scene/clipboard'
import type { Point } from '#shared/scene/scene'
import type { ArrangeActs } from './arrange-acts.ts'
import type { EditorCore } from './editor-core.ts'
import type { InsertActs } from './insert-acts.ts'

export type ClipboardActs = ReturnType<typeof clipboardActs>

/** How copied layers begin: what cannot be read of them is not meant to be read by people either. */
const layersOpening = '{"type":"postwright-layers"'

/** Copying and pasting as text, so that layers travel between tabs; who puts it on the clipboard is the caller's part. */
export function clipboardActs(
  core: EditorCore,
  acts: Pick<ArrangeActs, 'deleteSelection'> & Pick<InsertActs, 'addText'>,
) {
  function copy(): string | undefined {
    const { selection } = core.getState()
    if (selection.length === 0) return undefined
    core.announce(selection.length === 1 ? 'Layer copied.' : `${selection.length} layers copied.`)
    return copyLayers(core.scene(), selection)
  }

  return {
    copy,
    cut(): string | undefined {
      const text = copy()
      if (text !== undefined) acts.deleteSelection()
      return text
    },
    /** Copied layers, or any other text as a text layer. Answers whether anything was pasted. */
    paste(text: string, at?: Point): boolean {
      const pasted = pasteLayers(core.scene(), text, core.newId, at)
      if (pasted) {
        core.setState({ enteredGroup: undefined })
        core.change(() => pasted.scene, { selection: pasted.ids, message: 'Pasted.' })
        return true
      }
      if (text.trim() === '') return false
      if (text.startsWith(layersOpening)) {
        core.announce('These layers cannot be pasted here.')
        return true
      }
      acts.addText({ text: text.trim(), ...(at && { at }) })
      return true
    },
  }
}
