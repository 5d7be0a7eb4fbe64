import type { Box, Point } from '#shared/scene/scene'
import type { Part } from '../layer/parts.ts'
import { type ChartSheet, type ChartTry, figureWeight, words } from './chart-marks.ts'

/** Places the figures of a line's points: each as near as possible without crossing the line or another figure. */
export function placeFigures(
  sheet: ChartSheet,
  points: readonly Point[],
  { size, ground, bottom, shown }: { size: number; ground: number; bottom: number; shown: ReadonlySet<number> },
): ChartTry {
  const taken: Box[] = []
  const segments = points.slice(1).map((to, index) => [points[index] as Point, to] as const)
  const crosses = (box: Box) =>
    segments.some(([from, to]) => isCrossed(box, from, to)) || (box.y < ground && box.y + box.height > ground)
  let fits = true
  const parts = points.flatMap((point, index): Part[] => {
    const text = sheet.data.items[index]?.display ?? ''
    if (!shown.has(index) || text === '') return []
    const width = sheet.measure(text, size, figureWeight)
    const boxes = placesAbout(point, width, size).filter(
      ({ x, y }) => x >= 0 && x + width <= sheet.width && y >= 0 && y + size <= bottom,
    )
    const free = boxes.filter((box) => taken.every((other) => !overlap(box, other, size * 0.25)))
    fits &&= free.length > 0
    const box = free.find((each) => !crosses(each)) ?? free[0] ?? placesAbout(point, width, size)[0]
    if (!box) return []
    taken.push(box)
    const baseline = box.y + size * 0.86
    return words(sheet, text, { x: box.x, anchor: 'start', baseline, size, weight: figureWeight })
  })
  return { parts, fits }
}

/** Best first; each is as high as the figures' letters. */
function placesAbout({ x, y }: Point, width: number, size: number): Box[] {
  const [above, below] = [y - size * 1.45, y + size * 0.5]
  const [centred, before, after] = [x - width / 2, x - width - size * 0.1, x + size * 0.1]
  const [beforeMiddle, afterMiddle] = [x - width - size * 0.5, x + size * 0.5]
  return [
    [centred, above],
    [before, above],
    [after, above],
    [centred, below],
    [after, below],
    [before, below],
    [afterMiddle, y - size * 0.5],
    [beforeMiddle, y - size * 0.5],
    [centred, above - size * 0.8],
  ].map(([left = 0, top = 0]) => ({ x: left, y: top, width, height: size }))
}

function overlap(one: Box, other: Box, margin: number): boolean {
  const across = one.x < other.x + other.width + margin && other.x < one.x + one.width + margin
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}

/** Whether a segment that runs from left to right crosses a box. */
function isCrossed({ x, y, width, height }: Box, from: Point, to: Point): boolean {
  const [left, right] = [Math.max(x, from.x), Math.min(x + width, to.x)]
  if (left > right || to.x === from.x) return false
  const yAt = (across: number) => from.y + ((to.y - from.y) * (across - from.x)) / (to.x - from.x)
  const [one, other] = [yAt(left), yAt(right)]
  return Math.max(one, other) > y && Math.min(one, other) < y + height
}
