import { removeLayers, updateLayers } from '#shared/scene/edit'
import type { Point, TextRun } from '#shared/scene/scene'
import type { ChangeOptions, EditorCore } from './editor-core.ts'
import { findLayer } from './editor-state.ts'
import { type TextChange, withTextData } from './text-size.ts'
import { editorTexts } from './texts.ts'

export type TextMethods = ReturnType<typeof textMethods>

/** What stands in the field over the canvas, and where the browser broke its lines. */
export interface TypedText {
  readonly text: string
  readonly lines: readonly string[]
  readonly runs: readonly TextRun[]
}

/** Typing in the canvas. All that was typed between entering and leaving is one history entry. */
export function textMethods(core: EditorCore) {
  let field: (() => TypedText) | undefined

  function commitText(): void {
    const { editingText } = core.getState()
    if (!editingText) return
    const typed = field?.()
    field = undefined
    core.setState({ editingText: undefined })
    const layer = findLayer(core.getState(), editingText.layerId)
    if (!typed || layer?.type !== 'text') return
    if (typed.text.trim() === '') {
      core.change((scene) => removeLayers(scene, [layer.id]), { message: editorTexts.done.emptyTextRemoved })
    } else if (typed.text !== layer.data.text || !isSame(typed.runs, layer.data.runs)) {
      const { text, lines, runs } = typed
      const change = { text, lines, runs: runs.length > 0 ? runs : undefined }
      core.change((scene) =>
        updateLayers(scene, [layer.id], (each) =>
          each.type === 'text' ? withTextData(each, change, core.measure) : each,
        ),
      )
    }
  }

  return {
    /** `at` is where the caret goes, in client pixels; without it all is selected. */
    startEditingText(layerId: string, at?: Point) {
      commitText()
      const layer = findLayer(core.getState(), layerId)
      if (layer?.type !== 'text' || layer.locked) return
      core.setState({ selection: [layerId], editingText: { layerId, ...(at && { at }) }, hover: undefined })
    },
    /** Whatever leaves the field calls it; before saving and exporting it is called too. */
    commitText,
    /** The field on the page says how it is read while it stands. */
    holdText(read: () => TypedText): () => void {
      field = read
      return () => {
        if (field === read) field = undefined
      }
    },
    /** Of the selected texts. Their lines are broken anew and their height follows where that is needed. */
    updateText(change: TextChange, options: ChangeOptions = {}) {
      core.update((layer) => (layer.type === 'text' ? withTextData(layer, change, core.measure) : layer), options)
    },
  }
}

function isSame(typed: readonly TextRun[], before: readonly TextRun[] = []): boolean {
  return JSON.stringify(typed) === JSON.stringify(before)
}
