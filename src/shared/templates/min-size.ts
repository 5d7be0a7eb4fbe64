import type { CanvasSettings, ChartLayer, Field, TextLayer } from '#shared/scene/scene'

/** On a page 1080 wide: smaller letters are hard to read on a phone. A foot may be smaller. */
const minSizes = { text: 40, foot: 28, width: 1080 }
const ofFoot: ReadonlySet<Field> = new Set(['source', 'date', 'signature', 'page'])

/** The smallest font in which a post's words are set in a layer: never below the floor, unless its template is. */
export function minSize({ field, data }: TextLayer | ChartLayer, { width }: CanvasSettings): number {
  const floor = field && ofFoot.has(field) ? minSizes.foot : minSizes.text
  return Math.min(data.fontSize, Math.ceil((floor * width) / minSizes.width))
}
