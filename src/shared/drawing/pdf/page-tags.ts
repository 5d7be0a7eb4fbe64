import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer, Scene } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { drawingOf } from '../canvas/layer-drawings.ts'
import { readingOrder } from '../reading-order.ts'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import type { PdfTag } from './pdf-page.ts'

/**
 * The tags of a page's layers for screen readers. Texts are paragraphs, a title is a heading, charts are figures with
 * their values, codes with their content, pictures are figures named as in the editor; the largest one has the page's
 * alt text, if any. Everything else is untagged decoration.
 */
export function pageTags(scene: Scene, measure: TextMeasure): ReadonlyMap<string, PdfTag> {
  const shown = scene.layers.filter((layer) => layer.visible && layer.opacity > 0)
  const tagged = shown.filter((layer) => isText(layer, measure) || isPicture(layer) || isCode(layer))
  const texts = tagged.filter((layer) => isText(layer, measure))
  const words = texts.map((layer) => (layer.type === 'text' ? layer.data.text : '')).join(' ')
  const title = texts.find(({ field }) => field === 'title')
  const largest = tagged.filter(isPicture).toSorted((one, other) => areaOf(other) - areaOf(one))[0]
  return new Map(
    readingOrder(tagged, directionOf(words)).map((layer, rank): [string, PdfTag] => {
      if (layer.type === 'chart' || layer.type === 'qr')
        return [layer.id, { role: 'Figure', alt: kindOf(layer).wordsOf(layer), rank }]
      if (!isPicture(layer)) return [layer.id, { role: layer === title ? 'H1' : 'P', rank }]
      const alt = (layer === largest && scene.settings.altText) || layer.name
      return [layer.id, { role: 'Figure', alt, rank }]
    }),
  )
}

function isText(layer: Layer, measure: TextMeasure): boolean {
  return drawingOf(layer)
    .lines(measure, layer)
    .some(({ text }) => text !== '')
}

function isCode(layer: Layer): boolean {
  return layer.type === 'qr' && layer.data.text.trim() !== ''
}

function isPicture(layer: Layer): boolean {
  return Boolean(kindOf(layer).pictureOf(layer))
}

function areaOf({ width, height }: Layer): number {
  return width * height
}
