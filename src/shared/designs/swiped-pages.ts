import type { Field, Scene, SceneDocument } from '#shared/scene/scene'
import type { Format } from './design.ts'

/** What a carousel is drawn in: a wide page would be small in a phone's feed. */
export type SwipedFormat = Exclude<Format, 'landscape'>

interface Pages {
  readonly cover: (id: string, format: SwipedFormat) => Scene
  readonly point: (id: string, format: SwipedFormat, field: Field) => Scene
  readonly closing: (id: string, format: SwipedFormat) => Scene
}

const points = ['point1', 'point2', 'point3', 'point4', 'point5', 'point6'] as const

/** The pages of a carousel: a cover, one page for each point, and a closing page. The ids of all start with `id`. */
export function swipedPages(id: string, format: SwipedFormat, { cover, point, closing }: Pages): SceneDocument {
  return {
    pages: [
      cover(`${id}-cover`, format),
      ...points.map((field, index) => point(`${id}-${index + 1}`, format, field)),
      closing(`${id}-closing`, format),
    ],
  }
}
