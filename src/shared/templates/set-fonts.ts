import { hasItalic, nearestWeight } from '#shared/fonts/fonts'
import type { Field, Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { withoutLines } from '#shared/scene/text-layer'
import { type Measure, shrinkToFit } from './fit-text.ts'

/** Families by their names; '' keeps what a text has. */
export interface FontPair {
  readonly heading: string
  readonly body: string
}

/** Of a post's words, those that lead a page, however large they are set. */
const leading: ReadonlySet<Field> = new Set(['title', 'quote', 'number', 'question'])
/** Share of a page's largest text, for words not from a post: text this large counts as a heading. */
const headingShare = 0.6

/**
 * The document in other fonts: headings in one, all else in the other, in the nearest weights that these have. A text that
 * no longer fits its layer is set smaller.
 */
export function setFonts(document: SceneDocument, fonts: FontPair, measure: Measure): SceneDocument {
  return { pages: document.pages.map((page) => setFontsOfPage(page, fonts, measure)) }
}

function setFontsOfPage(page: Scene, fonts: FontPair, measure: Measure): Scene {
  const largest = Math.max(0, ...page.layers.map((layer) => (layer.type === 'text' ? layer.data.fontSize : 0)))
  const isHeading = ({ field, data }: TextLayer) =>
    field ? leading.has(field) : data.fontSize >= largest * headingShare
  return {
    ...page,
    layers: page.layers.map((layer): Layer => {
      if (layer.type === 'chart' && fonts.body) return { ...layer, data: { ...layer.data, fontFamily: fonts.body } }
      if (layer.type !== 'text') return layer
      const family = isHeading(layer) ? fonts.heading : fonts.body
      return family && family !== layer.data.fontFamily ? inFamily(layer, family, measure) : layer
    }),
  }
}

function inFamily(layer: TextLayer, fontFamily: string, measure: Measure): TextLayer {
  const data = {
    ...withoutLines(layer.data),
    fontFamily,
    fontWeight: nearestWeight(fontFamily, layer.data.fontWeight),
    fontStyle: hasItalic(fontFamily) ? layer.data.fontStyle : ('normal' as const),
  }
  return { ...layer, data: shrinkToFit(data, layer, measure, { largest: 1, smallest: 0.4 }) ?? data }
}
