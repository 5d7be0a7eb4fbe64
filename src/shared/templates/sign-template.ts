import { type Draft, type Place, picture, words } from '#shared/designs/build'
import type { Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { type Measure, shrinkToFit } from './fit-text.ts'

/** Whoever posts the visual. */
export interface Signature {
  readonly kind: 'portrait' | 'logo'
  /** In the library. */
  readonly picture: string
  /** '' where it is not known. */
  readonly name: string
  /** Shown below the name; '' for none. */
  readonly handle: string
}

const gap = 12
/** Of name and handle, one below the other. */
const twoLines = 1.2
const font = { largest: 1, smallest: 0.3 }

/**
 * Signs each page that has a place for it, or whose foot has its source at the left and its date at the right: picture
 * and name then replace the date, which moves below the source. Nowhere else: next to a quotation the name would be
 * taken for the speaker's. Call it before filling, so that filled texts find their room.
 */
export function signTemplate(document: SceneDocument, signature: Signature, measure: Measure): SceneDocument {
  return { pages: document.pages.map((page) => signPage(page, signature, measure)) }
}

function signPage(page: Scene, signature: Signature, measure: Measure): Scene {
  const place = findText(page, 'signature')
  if (place) return signPlace(page, place, signature, measure)
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
  return withDrafts({ ...page, layers }, drafts)
}

/** Picture at the left, name next to it, as high as the template's place for them. */
function signPlace(page: Scene, place: TextLayer, signature: Signature, measure: Measure): Scene {
  const { x, y, width, height, data } = place
  const lines = linesOf(signature)
  const room = { width: width - height - 2 * gap, height }
  const { isSample: _, ...look } = data
  const fitting = lines && shrinkToFit({ ...look, text: lines }, room, measure, font)
  const drafts = [pictureOf(signature, [x, y, height, height])]
  if (fitting) {
    const textHeight = measure(fitting, room.width)
    const top = Math.round(y + (height - textHeight) / 2)
    drafts.push(words('Posted by', [x + height + 2 * gap, top, room.width, textHeight], fitting.text, fitting))
  }
  return withDrafts({ ...page, layers: page.layers.filter((layer) => layer !== place) }, drafts)
}

function withDrafts(page: Scene, drafts: readonly Draft[]): Scene {
  const signed = drafts.map(
    (draft, index): Layer => ({
      ...draft,
      id: `${page.id}-signature-${index + 1}`,
      zIndex: page.layers.length + index,
    }),
  )
  return { ...page, layers: [...page.layers.map((layer, zIndex) => ({ ...layer, zIndex })), ...signed] }
}

function pictureOf({ kind, picture: src }: Signature, place: Place): Draft {
  return kind === 'portrait' ? picture('Portrait', place, place[2] / 2, {}, src) : logo(place, src)
}

/** '' where neither is known. */
function linesOf({ name, handle }: Signature): string {
  return [name, handle].filter(Boolean).join('\n')
}

function findText({ layers }: Scene, field: 'source' | 'date' | 'signature'): TextLayer | undefined {
  return layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.field === field)
}

/** @param middle of both, from above */
function signatureLayers(
  signature: Signature,
  { date, weight, middle }: { date: TextLayer; weight: number; middle: number },
  measure: Measure,
): Draft[] {
  const side = Math.round(date.data.fontSize * 3)
  const frame = pictureOf(signature, [date.x + date.width - side, Math.round(middle - side / 2), side, side])
  const width = date.width - side - gap
  const lines = linesOf(signature)
  const lineHeight = lines.includes('\n') ? twoLines : date.data.lineHeight
  const { isSample: _, ...look } = date.data
  const wanted = { ...look, text: lines, fontWeight: weight, lineHeight }
  const fitting = lines ? shrinkToFit(wanted, { width, height: side }, measure, font) : undefined
  if (!fitting) return [frame]
  const height = measure(fitting, width)
  return [frame, words('Posted by', [date.x, Math.round(middle - height / 2), width, height], fitting.text, fitting)]
}

/** Shown uncropped, whatever its shape. */
function logo(place: Place, src: string): Draft {
  const frame = picture('Logo', place, 0, {}, src)
  return frame.type === 'image' ? { ...frame, data: { ...frame.data, fit: 'contain' } } : frame
}
