import type { Editor } from '#client/editor/store/editor-store'
import { type TextChange, withTextData } from '#client/editor/store/text-size'
import type { TextData } from '#shared/scene/scene'
import { changeLayers } from './change-layers.ts'

export type ChangeText = (field: keyof TextData, to: (data: TextData) => TextChange) => void

/** Changes the selected texts, each from how it is. */
export function changeText(editor: Editor): ChangeText {
  return (field, to) =>
    changeLayers(editor, `text.${field}`, (layer) =>
      layer.type === 'text' ? withTextData(layer, to(layer.data), editor.measure) : layer,
    )
}
