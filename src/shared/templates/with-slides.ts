import type { Facts } from '#shared/designs/facts'
import type { SceneDocument } from '#shared/scene/scene'

const points = ['point1', 'point2', 'point3', 'point4', 'point5', 'point6'] as const

/** A carousel opens as its post does and goes on paragraph by paragraph; points are for a single page. */
export function withSlides({ pages }: SceneDocument, values: Facts): Facts {
  const { slides } = values
  if (pages.length < 2 || !slides) return values
  const said = Object.fromEntries(points.map((field, index) => [field, slides[index] ?? '']))
  return { ...values, ...said, title: values.hook ?? values.title ?? '' }
}
