import type { Language } from '#shared/rules/languages'
import { removeLayers, updateLayers } from '#shared/scene/edit'
import { partWords } from '#shared/scene/part-words'
import type { Point, TextData, TextRun } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import type { ChangeOptions, EditorCore } from './editor-core.ts'
import { findLayer } from './editor-state.ts'
import { type TextChange, withTextData } from './text-size.ts'

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

  /** Its rules are fetched first, since they are large. */
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
    /** Long words of the selected texts are parted by a language; undefined makes them whole again. */
    hyphenate: (language: Language | undefined) => hyphenate(core.getState().selection, language),
    /** Of the selected texts. Their lines are broken anew and their height follows where that is needed. */
    updateText(change: TextChange, options: ChangeOptions = {}) {
      core.update((layer) => (layer.type === 'text' ? withTextData(layer, change, core.measure) : layer), options)
    },
  }
}

function isSame(typed: readonly TextRun[], before: readonly TextRun[] = []): boolean {
  return JSON.stringify(typed) === JSON.stringify(before)
}
