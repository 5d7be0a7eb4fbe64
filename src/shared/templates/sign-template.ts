import type { Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { type Draft, picture, words } from './build.ts'
import { type Measure, shrinkToFit } from './fit-text.ts'

/** Whoever posts the visual. */
export interface Signature {
  /** Their portrait, in the library. */
  readonly portrait: string
  /** '' where it is not known. */
  readonly name: string
}

const gap = 12
const font = { largest: 1, smallest: 0.3 }

/**
 * Signs each page whose foot has its source at the left and its date at the right: portrait and name take the date's
 * place, which moves below the source. They stand in no other place: beside a quotation they would pass for who spoke.
 * Do it before filling, so that what is filled in finds its room.
 */
export function signTemplate(document: SceneDocument, signature: Signature, measure: Measure): SceneDocument {
  return { pages: document.pages.map((page) => signPage(page, signature, measure)) }
}

function signPage(page: Scene, signature: Signature, measure: Measure): Scene {
  const source = findText(page, 'source')
  const date = findText(page, 'date')
  if (!source || date?.data.textAlign !== 'right') return page

  const line = Math.ceil(source.data.fontSize * source.data.lineHeight)
  const below: TextLayer = {
    ...date,
    x: source.x,
    y: source.y + line,
    width: source.width,
    data: { ...date.data, textAlign: source.data.textAlign },
  }
  const layers = page.layers.map((layer) => (layer === date ? below : layer))
  const drafts = signatureLayers(signature, { date, weight: source.data.fontWeight, middle: source.y + line }, measure)
  const signed = drafts.map(
    (draft, index): Layer => ({ ...draft, id: `${page.id}-signature-${index + 1}`, zIndex: layers.length + index }),
  )
  return { ...page, layers: [...layers, ...signed] }
}

function findText({ layers }: Scene, field: 'source' | 'date'): TextLayer | undefined {
  return layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.field === field)
}

/** @param middle of both, from above */
function signatureLayers(
  { portrait, name }: Signature,
  { date, weight, middle }: { date: TextLayer; weight: number; middle: number },
  measure: Measure,
): Draft[] {
  const side = Math.round(date.data.fontSize * 2.4)
  const place = [date.x + date.width - side, Math.round(middle - side / 2), side, side] as const
  const frame = picture('Portrait', place, side / 2, {}, portrait)
  const width = date.width - side - gap
  const look = { ...date.data, text: name, fontWeight: weight }
  const fitting = name ? shrinkToFit(look, { width, height: side }, measure, font) : undefined
  if (!fitting) return [frame]
  const height = measure(fitting, width)
  return [frame, words('Posted by', [date.x, Math.round(middle - height / 2), width, height], name, fitting)]
}
