import type { TextData } from '#shared/scene/scene'
import { type Draft, rectangle, text } from './build.ts'
import { type Format, formatSizes } from './design.ts'

/** What the designs share, so that they look like one family: three pairs of fonts, one grid, one foot. */

export interface Families {
  readonly heading: string
  readonly body: string
}

/**
 * A newspaper, a poster, a book. A design keeps to one pair; all have Cyrillic, and their texts' families Greek too.
 */
export const press: Families = { heading: 'Playfair Display', body: 'Source Sans Pro' }
export const poster: Families = { heading: 'Inter', body: 'Inter' }
export const book: Families = { heading: 'Merriweather', body: 'Inter' }

/** Between the edge of a page and all that is read, in canvas pixels. */
export const margins: Readonly<Record<Format, number>> = { portrait: 80, square: 80, landscape: 64 }

/** The smallest font sizes that can be read on a phone: of texts, and of text in a foot. */
export const minText: Readonly<Record<Format, number>> = { portrait: 40, square: 40, landscape: 45 }
export const minFoot: Readonly<Record<Format, number>> = { portrait: 28, square: 28, landscape: 32 }

type Look = Partial<TextData>

/** Times the font size: text above sixty pixels looks loose without it. */
const tracking = -0.02

/** Large letters are set tighter, with less line spacing. */
export function large(fontFamily: string, fontSize: number, look: Look = {}): Look {
  return { fontFamily, fontSize, lineHeight: 1.08, letterSpacing: tracking, ...look }
}

/** Letters above this size are for a few words. */
const maxOfText = 60

/** The setting of a text of any size; line spacing follows the size unless `lineHeight` is given. */
export function lettering(
  fontFamily: string,
  fontSize: number,
  fontWeight: number,
  color: string,
  lineHeight?: number,
): Look {
  const look = { fontWeight, color, ...(lineHeight && { lineHeight }) }
  return fontSize > maxOfText ? large(fontFamily, fontSize, look) : { fontFamily, fontSize, lineHeight: 1.2, ...look }
}

interface Foot {
  readonly families: Families
  readonly source: string
  readonly date: string
  readonly rule?: string
}

/** Where the foot begins: above it is the page's own matter. */
export function footTop(format: Format): number {
  return formatSizes[format][1] - margins[format] - 2 * Math.ceil(minFoot[format] * 1.35)
}

/**
 * Source and date at the foot of a page. With a signature, which goes at the right, the date moves below the source.
 */
export function foot(format: Format, { families, source, date, rule }: Foot): Draft[] {
  const [width] = formatSizes[format]
  const margin = margins[format]
  const small = { fontFamily: families.body, fontSize: minFoot[format], lineHeight: 1.35 }
  const line = Math.ceil(small.fontSize * small.lineHeight)
  const top = footTop(format)
  const belongs = { groupId: 'foot' }
  const inner = width - 2 * margin
  const left = Math.round(inner * 0.58)
  return [
    ...(rule ? [rectangle('Rule, foot', [margin, top - 28, inner, 2], rule, {}, belongs)] : []),
    text(
      'Source',
      [margin, top, left - 24, line],
      'Name of the source',
      { ...small, fontWeight: 600, color: source },
      { field: 'source', ...belongs },
    ),
    text(
      'Date',
      [margin + left, top, inner - left, line],
      'Date',
      { ...small, fontWeight: 400, color: date, textAlign: 'right' },
      { field: 'date', ...belongs },
    ),
  ]
}
