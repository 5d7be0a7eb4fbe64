import type { TextData, TextLayer } from '#shared/scene/scene'
import { layoutText, type TextLine } from '../text/layout-text.ts'
import type { TextPiece } from '../text/text-pieces.ts'
import type { LayerSvg, SvgContext } from './layer-svg.ts'
import { fontAttributes, roundedSvg } from './svg-parts.ts'
import { type Attributes, element, escapeXml } from './svg-xml.ts'

export const textSvg: LayerSvg<TextLayer> = {
  content: (layer, context) => {
    const { opacity } = layer
    const lines = linesOf(layer, context)
    return markersSvg(lines, (fill) => ({ fill, 'fill-opacity': opacity })) + linesSvg(layer.data, lines, { opacity })
  },
  caster: (layer, context) => {
    const { spread } = layer.shadow
    const lines = linesOf(layer, context)
    const stroke = spread > 0 ? { stroke: '#000', 'stroke-width': spread * 2, 'stroke-linejoin': 'round' } : {}
    return markersSvg(lines, () => stroke) + linesSvg(layer.data, lines, { cast: stroke })
  },
}

function linesOf({ data, width, height }: TextLayer, { measure }: SvgContext): readonly TextLine[] {
  return layoutText(measure, data, width, height).lines.filter((line) => line.text !== '')
}

function markersSvg(lines: readonly TextLine[], paint: (color: string) => Attributes): string {
  return lines
    .flatMap(({ highlights }) => highlights)
    .map(({ radius, color, ...box }) => roundedSvg(box, radius, paint(color)))
    .join('')
}

/** In its colours at an opacity, or as what casts a shadow. */
type Paint = { readonly opacity: number } | { readonly cast: Attributes }

function linesSvg(data: TextData, lines: readonly TextLine[], paint: Paint): string {
  const whole = {
    ...fontAttributes(data),
    ...('cast' in paint ? paint.cast : { fill: data.color, 'fill-opacity': paint.opacity }),
  }
  const pieces = lines.flatMap((line) => line.pieces.map((piece) => ({ piece, baseline: line.baseline })))
  const ownOf = (piece: TextPiece) => differing(lookOf(piece, paint), whole)
  if (pieces.some(({ piece }) => piece.direction === 'rtl')) {
    return pieces.map(({ piece, baseline }) => aloneSvg(piece, baseline, { ...whole, ...ownOf(piece) })).join('')
  }
  const spans = pieces.map(({ piece, baseline }) =>
    element('tspan', { x: piece.x, y: baseline, ...ownOf(piece) }, escapeXml(piece.text)),
  )
  return element('text', whole, spans.join(''))
}

function lookOf({ font, color, letterSpacing }: TextPiece, paint: Paint): Attributes {
  return {
    ...fontAttributes(font),
    ...('opacity' in paint && { fill: color }),
    'letter-spacing': letterSpacing === 0 ? undefined : letterSpacing,
  }
}

function differing(own: Attributes, whole: Attributes): Attributes {
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => value !== whole[name]))
}

/**
 * A right-to-left piece starts at its right edge. Isolated, so that its parts are not reordered with those of the next.
 */
function aloneSvg({ x, width, text, direction }: TextPiece, baseline: number, attributes: Attributes): string {
  const place =
    direction === 'rtl' ? { x: x + width, y: baseline, direction, style: 'unicode-bidi:plaintext' } : { x, y: baseline }
  return element('text', { ...attributes, ...place }, escapeXml(text))
}
