import type { SceneDocument } from '#shared/scene/scene'
import type { BuiltInTemplate } from './built-in-template.ts'
import type { Facts } from './facts.ts'

/** Sizes that LinkedIn shows well, in pixels: tall for a phone's feed, wide next to a post, and square in between. */
export const formatSizes = {
  portrait: [1080, 1350],
  landscape: [1200, 627],
  square: [1080, 1080],
} as const
export type Format = keyof typeof formatSizes

/** One idea of a visual, laid out for each suitable format. */
export interface TemplateDesign {
  /** Stable across versions, unlike everything else. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly category: string
  /** The first format keeps the plain key. */
  readonly formats: Readonly<Partial<Record<Format, SceneDocument>>>
  /** The same page with more room for text, used if a post's words do not fit the format's normal layout. */
  readonly roomier?: Readonly<Partial<Record<Format, SceneDocument>>>
  /** Whether a post's facts can fill it; without this it is filled by hand. */
  readonly needs?: (facts: Facts) => boolean
}

/** A design's templates as listed and stored, one per format. */
export function templatesOf({ key, name, description, category, formats }: TemplateDesign): BuiltInTemplate[] {
  return Object.entries(formats).map(([format, document], index) => ({
    key: index === 0 ? key : `${key}-${format}`,
    name,
    description,
    category,
    document,
  }))
}

export function countPoints({ point1, point2, point3, point4, point5, point6 }: Facts): number {
  return [point1, point2, point3, point4, point5, point6].filter(Boolean).length
}

/** In this format if the design has it, else in its first. */
export function documentOf({ key, formats }: TemplateDesign, format?: Format): SceneDocument {
  const document = (format && formats[format]) ?? Object.values(formats)[0]
  if (!document) throw new Error(`The template ${key} has no format.`)
  return document
}

/** The layouts of a format; the first with room for a post's words is used. */
export function layoutsOf(design: TemplateDesign, format: Format): readonly [SceneDocument, ...SceneDocument[]] {
  const roomier = design.roomier?.[format]
  return [documentOf(design, format), ...(roomier ? [roomier] : [])]
}

/** Of a page of this size, where it has one of the formats. */
export function formatOf({ width, height }: { width: number; height: number }): Format | undefined {
  return (Object.keys(formatSizes) as Format[]).find((format) => {
    const [wide, high] = formatSizes[format]
    return wide === width && high === height
  })
}
