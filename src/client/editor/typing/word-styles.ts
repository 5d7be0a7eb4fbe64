import { highlightShape } from '#shared/drawing/text/text-highlights'
import { hasItalic, nearestWeight } from '#shared/fonts/fonts'
import type { RunStyle, TextData } from '#shared/scene/scene'

/** What bold, italic and highlighted mean for single words of a text in its family. */

/** Weights from here on count as bold. */
const boldFrom = 600

export function isBold(data: TextData, { fontWeight = data.fontWeight }: RunStyle): boolean {
  return fontWeight >= boldFrom
}

export function isItalic(data: TextData, { fontStyle = data.fontStyle }: RunStyle): boolean {
  return fontStyle === 'italic'
}

/** The weight of words made bold or not bold; undefined is the weight of the rest. */
export function asBold(data: TextData, wanted: boolean): number | undefined {
  const weight = nearestWeight(data.fontFamily, wanted ? 700 : 400)
  return wanted === isBold(data, {}) ? undefined : weight
}

export function asItalic(data: TextData, wanted: boolean): 'normal' | 'italic' | undefined {
  if (wanted === isItalic(data, {}) || !hasItalic(data.fontFamily)) return undefined
  return wanted ? 'italic' : 'normal'
}

/** As CSS. A highlight extends a little beyond its words without moving them. */
export function cssOfRun(data: TextData, { fontWeight, fontStyle, color, highlight }: RunStyle): string {
  const beyond = `${highlightShape.beyond}em`
  return [
    fontWeight !== undefined && `font-weight:${nearestWeight(data.fontFamily, fontWeight)}`,
    fontStyle !== undefined && `font-style:${hasItalic(data.fontFamily) ? fontStyle : 'normal'}`,
    color !== undefined && `color:${color}`,
    highlight !== undefined && `background:${highlight};box-shadow:-${beyond} 0 ${highlight},${beyond} 0 ${highlight}`,
    highlight !== undefined && `border-radius:${highlightShape.radius}em;box-decoration-break:clone`,
  ]
    .filter(Boolean)
    .join(';')
}
