import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer } from '#shared/scene/scene'
import { editorTexts } from './texts.ts'

/** A layer that is named after its kind is shown with that name in the reader's language. */
export function withOwnName(layer: Layer): Layer {
  const kind = kindOf(layer)
  if (layer.type === 'icon' || layer.name !== kind.nameOf(layer)) return layer
  return { ...layer, name: editorTexts.newNames[kind.word(layer)] }
}
