import { type FontChoice, familyList, hasItalic, nearestWeight } from '#shared/fonts/fonts'
import type { Box } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { wordsMeasure } from '../canvas/draw-parts.ts'
import {
  iconStroke,
  type MeasureWords,
  type Part,
  type PictureState,
  type RoundBox,
  wordsFamily,
} from '../layer/parts.ts'
import { iconPath } from '../surface/icon-path.ts'
import { roundedBox } from '../surface/outline.ts'
import { coverPart } from '../surface/place-image.ts'
import type { SvgContext, SvgImage } from './layer-svg.ts'
import { type Attributes, element, escapeXml } from './svg-xml.ts'

/** The parts, first part first. */
export function partsSvg(parts: readonly Part[], context: SvgContext): string {
  return parts.map((part) => partSvg(part, context)).join('')
}

export function svgMeasure({ measure }: SvgContext, fontFamily = wordsFamily): MeasureWords {
  return wordsMeasure(measure, fontFamily)
}

export function svgPictureState({ images }: SvgContext, src: string): PictureState {
  if (src === '') return 'empty'
  return images.has(src) ? 'ready' : 'missing'
}

export function roundedSvg(box: Box, cornerRadius: number, paint: Attributes, outset = 0): string {
  const { x, y, width, height, radius } = roundedBox(box, cornerRadius, outset)
  return element('rect', { x, y, width, height, rx: radius > 0 ? radius : undefined, ...paint })
}

/** A positioned and clipped part of a picture: the whole picture is scaled so that only the part shows. */
export function cutPictureSvg(image: SvgImage, part: Box, at: Box, within: RoundBox, context: SvgContext): string {
  if (!image.dataUri.startsWith('data:image/')) return ''
  const [scaleX, scaleY] = [at.width / part.width, at.height / part.height]
  const picture = element('image', {
    href: image.dataUri,
    x: at.x - part.x * scaleX,
    y: at.y - part.y * scaleY,
    width: image.width * scaleX,
    height: image.height * scaleY,
    preserveAspectRatio: 'none',
  })
  return clipped(at, 0, context, clipped(within.box, within.radius, context, picture))
}

/** Family, size, weight and style as far as the family has them; spaces and kerning as the canvas takes them. */
export function fontAttributes(data: FontChoice): Attributes {
  return {
    'font-family': familyList(data.fontFamily, data.text),
    'font-size': data.fontSize,
    'font-weight': nearestWeight(data.fontFamily, data.fontWeight),
    'font-style': data.fontStyle === 'italic' && hasItalic(data.fontFamily) ? 'italic' : undefined,
    'font-kerning': 'normal',
    'xml:space': 'preserve',
  }
}

function partSvg(part: Part, context: SvgContext): string {
  switch (part.kind) {
    case 'panel':
      return roundedSvg(part.box, part.radius, {
        fill: part.fill ?? 'none',
        stroke: part.stroke?.color,
        'stroke-width': part.stroke?.width,
        'stroke-dasharray': part.stroke?.dash.join(' ') || undefined,
      })
    case 'path':
      return element('path', {
        d: part.d,
        transform: part.at && `translate(${part.at.x} ${part.at.y}) scale(${part.at.scale})`,
        opacity: part.opacity,
        fill: part.fill ?? 'none',
        stroke: part.stroke?.color,
        'stroke-width': part.stroke?.width,
        'stroke-linecap': part.stroke?.cap,
        'stroke-linejoin': part.stroke && 'round',
      })
    case 'blank':
      return clipped(part.within.box, part.within.radius, context, element('rect', { ...part.box, fill: part.fill }))
    case 'words': {
      const font = fontAttributes({ fontFamily: wordsFamily, ...part, fontStyle: 'normal' })
      // words that run to the left end at their left edge
      const turned = directionOf(part.text) === 'rtl' && { direction: 'rtl', 'text-anchor': 'end' }
      const place = { x: part.x, y: part.baseline, fill: part.color, ...turned }
      return element('text', { ...font, ...place }, escapeXml(part.text))
    }
    case 'icon':
      return element('path', {
        d: iconPath(part.nodes),
        transform: `translate(${part.x} ${part.y}) scale(${part.size / 24})`,
        fill: 'none',
        stroke: part.color,
        'stroke-width': iconStroke,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      })
    case 'picture': {
      const image = context.images.get(part.src)
      if (!image || part.box.width <= 0 || part.box.height <= 0) return ''
      const from = coverPart({ x: 0, y: 0, width: image.width, height: image.height }, part.box, 'top')
      return cutPictureSvg(image, from, part.box, part.within, context)
    }
  }
}

function clipped(box: Box, radius: number, context: SvgContext, content: string): string {
  const id = context.define((id) => element('clipPath', { id }, roundedSvg(box, radius, {})))
  return element('g', { 'clip-path': `url(#${id})` }, content)
}
