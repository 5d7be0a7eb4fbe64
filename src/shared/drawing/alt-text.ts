import { canvasLimits } from '#shared/rules/canvas'
import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer, Scene } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { readingOrder } from './reading-order.ts'

/**
 * A first version of a page's alt text: its title, then its figures and points in reading order. It omits what is on
 * every page, such as the signature, and a template's samples.
 */
export function altTextOf({ layers }: Scene): string {
  const withText = layers.filter((layer) => layer.visible && wordsOf(layer) !== '')
  const ordered = readingOrder(withText, directionOf(withText.map(wordsOf).join(' ')))
  const titleFirst = ordered.toSorted((one, other) => Number(isTitle(other)) - Number(isTitle(one)))
  return titleFirst.map(wordsOf).map(asSentence).join(' ').slice(0, canvasLimits.altTextCharacters)
}

function isTitle({ field }: Layer): boolean {
  return field === 'title'
}

function wordsOf(layer: Layer): string {
  if (layer.field === 'signature' || layer.field === 'page') return ''
  if ((layer.type !== 'text' && layer.type !== 'chart') || layer.data.isSample) return ''
  return kindOf(layer).wordsOf(layer)
}

function asSentence(words: string): string {
  return /[.!?…:;,。؟]["”’»“]?$/.test(words) ? words : `${words}.`
}
