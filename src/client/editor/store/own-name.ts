import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'

/** A layer that is named after its kind is shown with that name in the reader's language. */
export function withOwnName(layer: Layer): Layer {
  const kind = kindOf(layer)
  if (layer.type === 'icon' || layer.name !== kind.nameOf(layer)) return layer
  const word = kind.word(layer)
  return { ...layer, name: word === 'placeholder' ? editorTexts.newPlaceholder : editorTexts.kinds[word] }
}
