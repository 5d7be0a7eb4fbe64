import { canvasLimits } from '#shared/rules/canvas'
import type { Layer, Scene } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { readingOrder } from './reading-order.ts'

/**
 * What a page says, to begin its alternative text with: its title, then its figures and points as they are read. What stands
 * on every page, such as who signs it, is left out, and so are samples of a template.
 */
export function altTextOf({ layers }: Scene): string {
  const told = layers.filter((layer) => layer.visible && wordsOf(layer) !== '')
  const ordered = readingOrder(told, directionOf(told.map(wordsOf).join(' ')))
  const titleFirst = ordered.toSorted((one, other) => Number(isTitle(other)) - Number(isTitle(one)))
  return titleFirst.map(wordsOf).map(asSentence).join(' ').slice(0, canvasLimits.altTextCharacters)
}

function isTitle({ field }: Layer): boolean {
  return field === 'title'
}

function wordsOf(layer: Layer): string {
  if (layer.field === 'signature' || layer.field === 'page') return ''
  if (layer.type === 'chart' && !layer.data.isSample)
    return layer.data.items.map(({ label, display }) => `${label}: ${display}`).join('; ')
  if (layer.type !== 'text' || layer.data.isSample) return ''
  return layer.data.text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

function asSentence(words: string): string {
  return /[.!?…:;,。؟]["”’»“]?$/.test(words) ? words : `${words}.`
}
