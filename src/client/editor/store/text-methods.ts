import type { Language } from '#shared/rules/languages'
import { removeLayers, updateLayers } from '#shared/scene/edit'
import { partWords } from '#shared/scene/part-words'
import type { Point, TextData, TextRun } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import type { ChangeOptions, EditorCore } from './editor-core.ts'
import { findLayer } from './editor-state.ts'
import { type TextChange, withTextData } from './text-size.ts'

export type TextMethods = ReturnType<typeof textMethods>

/** The content of the field over the canvas, with the browser's line breaks. */
export interface TypedText {
  readonly text: string
  readonly lines: readonly string[]
  readonly runs: readonly TextRun[]
}

/** Text editing on the canvas. Everything typed between entering and leaving is one history entry. */
export function textMethods(core: EditorCore) {
  let field: (() => TypedText) | undefined
  let commits = 0

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
      const { hyphenation } = layer.data
      commits += 1
      const options = hyphenation ? { mergeKey: `typed ${commits}` } : {}
      setTexts([layer.id], () => ({ text, lines, runs: runs.length > 0 ? runs : undefined }), options)
      if (hyphenation) void hyphenate([layer.id], hyphenation, options)
    }
  }

  function setTexts(ids: readonly string[], to: (data: TextData) => TextChange, options: ChangeOptions): void {
    core.change(
      (scene) =>
        updateLayers(scene, ids, (each) =>
          each.type === 'text' ? withTextData(each, to(each.data), core.measure) : each,
        ),
      options,
    )
  }

  /** Loads the hyphenation rules first, since they are large. */
  async function hyphenate(
    ids: readonly string[],
    language: Language | undefined,
    options: ChangeOptions = {},
  ): Promise<void> {
    const { loadHyphenator } = await import('../loading/hyphenator.ts')
    const part = language ? await loadHyphenator(language) : (text: string) => text
    if (!part) return core.announce(editorTexts.notDone.hyphenation)
    setTexts(
      ids,
      (data) => {
        const { text, runs } = partWords(data, part)
        return { text, runs, isSample: data.isSample, hyphenation: language }
      },
      options,
    )
  }

  return {
    /** `at` is where the caret goes, in client pixels; without it, all text is selected. */
    startEditingText(layerId: string, at?: Point) {
      commitText()
      const layer = findLayer(core.getState(), layerId)
      if (layer?.type !== 'text' || layer.locked) return
      core.setState({ selection: [layerId], editingText: { layerId, ...(at && { at }) }, hover: undefined })
    },
    /** Called when the field loses the focus, and before saving and exporting. */
    commitText,
    /** Registers how to read the mounted field. */
    holdText(read: () => TypedText): () => void {
      field = read
      return () => {
        if (field === read) field = undefined
      }
    },
    /** Hyphenates long words of the selected texts in a language; undefined removes the hyphens. */
    hyphenate: (language: Language | undefined) => hyphenate(core.getState().selection, language),
    /** Changes the selected texts, then wraps their lines again and updates their height where needed. */
    updateText(change: TextChange, options: ChangeOptions = {}) {
      core.update((layer) => (layer.type === 'text' ? withTextData(layer, change, core.measure) : layer), options)
    },
  }
}

function isSame(typed: readonly TextRun[], before: readonly TextRun[] = []): boolean {
  return JSON.stringify(typed) === JSON.stringify(before)
}
