import type { Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { type Draft, type Place, picture, words } from './build.ts'
import { type Measure, shrinkToFit } from './fit-text.ts'

/** Whoever posts the visual. */
export interface Signature {
  readonly kind: 'portrait' | 'logo'
  /** In the library. */
  readonly picture: string
  /** '' where it is not known. */
  readonly name: string
  /** Below the name; '' for none. */
  readonly handle: string
}

const gap = 12
/** Of name and handle, one below the other. */
const twoLines = 1.2
const font = { largest: 1, smallest: 0.3 }

/**
 * Signs each page whose foot has its source at the left and its date at the right: picture and name take the date's
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
  { kind, picture: src, name, handle }: Signature,
  { date, weight, middle }: { date: TextLayer; weight: number; middle: number },
  measure: Measure,
): Draft[] {
  const side = Math.round(date.data.fontSize * 2.4)
  const place = [date.x + date.width - side, Math.round(middle - side / 2), side, side] as const
  const frame = kind === 'portrait' ? picture('Portrait', place, side / 2, {}, src) : logo(place, src)
  const width = date.width - side - gap
  const lines = [name, handle].filter(Boolean)
  const lineHeight = lines.length > 1 ? twoLines : date.data.lineHeight
  const look = { ...date.data, text: lines.join('\n'), fontWeight: weight, lineHeight }
  const fitting = lines.length > 0 ? shrinkToFit(look, { width, height: side }, measure, font) : undefined
  if (!fitting) return [frame]
  const height = measure(fitting, width)
  return [frame, words('Posted by', [date.x, Math.round(middle - height / 2), width, height], fitting.text, fitting)]
}

/** Shown whole, whatever its shape. */
function logo(place: Place, src: string): Draft {
  const frame = picture('Logo', place, 0, {}, src)
  return frame.type === 'image' ? { ...frame, data: { ...frame.data, fit: 'contain' } } : frame
}
