import { kindOf } from '#shared/scene/layer-kinds'
import type { ChartLayer, Layer, Scene } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { drawingOf } from '../canvas/layer-drawings.ts'
import { readingOrder } from '../reading-order.ts'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import type { PdfTag } from './pdf-page.ts'

/**
 * The tags of a page's layers, for screen readers. Texts are paragraphs, a title is a heading, charts are figures with
 * what they count, codes with what they say, pictures are figures with the name they have in the editor; the largest
 * one with the page's alternative text, where its author wrote one. All else is decoration and has no tag.
 */
export function pageTags(scene: Scene, measure: TextMeasure): ReadonlyMap<string, PdfTag> {
  const shown = scene.layers.filter((layer) => layer.visible && layer.opacity > 0)
  const told = shown.filter((layer) => isText(layer, measure) || isPicture(layer) || isCode(layer))
  const texts = told.filter((layer) => isText(layer, measure))
  const words = texts.map((layer) => (layer.type === 'text' ? layer.data.text : '')).join(' ')
  const title = texts.find(({ field }) => field === 'title')
  const largest = told.filter(isPicture).toSorted((one, other) => areaOf(other) - areaOf(one))[0]
  return new Map(
    readingOrder(told, directionOf(words)).map((layer, rank): [string, PdfTag] => {
      if (layer.type === 'chart') return [layer.id, { role: 'Figure', alt: chartAlt(layer), rank }]
      if (layer.type === 'qr') return [layer.id, { role: 'Figure', alt: layer.data.text, rank }]
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

/** Its figures as they stand in it. */
function chartAlt({ data }: ChartLayer): string {
  return data.items.map(({ label, display }) => `${label}: ${display}`).join('; ')
}

function areaOf({ width, height }: Layer): number {
  return width * height
}
