import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer, Scene } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'

/** A layer's name in lists; an unnamed text is called by its words. */
export function shownName(layer: Layer): string {
  if (layer.type !== 'text' || layer.name !== editorTexts.kinds.text) return layer.name
  return kindOf(layer).wordsOf(layer).slice(0, longestName) || layer.name
}

const longestName = 60

/** For screen readers, such as: Text “Key figure”, 200 by 50 at 500, 290, rotated 45 degrees, locked */
export function describeLayer(layer: Layer, scene: Scene): string {
  const words = editorTexts.layer
  const kind = editorTexts.kinds[kindOf(layer).word(layer)]
  const name = shownName(layer)
  const round = Math.round
  const rotation = round(layer.rotation)
  const others = scene.layers.filter((each) => each !== layer && each.groupId === layer.groupId).length
  return [
    name === kind || name === '' ? kind : words.named(kind, name),
    words.frame(round(layer.width), round(layer.height), round(layer.x), round(layer.y)),
    rotation ? words.rotated(rotation) : '',
    layer.groupId !== undefined && others > 0 ? words.grouped(others) : '',
    layer.visible ? '' : words.hidden,
    layer.locked ? words.locked : '',
  ]
    .filter(Boolean)
    .join(', ')
}
