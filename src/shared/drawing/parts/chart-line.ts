import type { Point } from '#shared/scene/scene'
import type { Part } from '../layer/parts.ts'
import { labelsBelow } from './chart-columns.ts'
import { placeFigures } from './chart-figures.ts'
import {
  type ChartFit,
  type ChartSheet,
  type ChartTry,
  colourOf,
  dot,
  figureWeight,
  groundLine,
  labelWeight,
  largestFit,
  lineStep,
  pathPoint,
  scaleOf,
  words,
} from './chart-marks.ts'

/** Opacity of the area between the line and the base. */
const areaOpacity = 0.14
/** Up to this many points all have labels. */
const fewPoints = 6
/** Of the requested font size: below it, most points lose their labels instead. */
const readable = 0.7

/** One line through its points. If there are many, only the first, the last and the highlighted one may have labels. */
export function layOutLine(sheet: ChartSheet): ChartFit {
  const { items, fontSize, highlight } = sheet.data
  const all = new Set(items.keys())
  const fit = largestFit(sheet, (size) => line(sheet, size, all))
  if (items.length <= fewPoints || fit.size >= fontSize * readable) return fit
  const some = new Set([0, highlight ?? 0, items.length - 1])
  return largestFit(sheet, (size) => line(sheet, size, some))
}

function line(sheet: ChartSheet, size: number, shown: ReadonlySet<number>): ChartTry {
  const { data, width, height } = sheet
  const { items } = data
  const values = items.map(({ value }) => value)
  const slot = width / items.length
  const labels = shown.size === items.length ? labelsBelow(sheet, size) : someLabels(sheet, size, shown)
  const [head, foot] = [size * 1.6, values.some((value) => value < 0) ? size * 1.6 : 0]
  const length = height - labels.room - head - foot
  const at = scaleOf(values, Math.max(length, 1))
  const points = values.map((value, index) => ({ x: slot * (index + 0.5), y: head + length - at(value) }))
  const ground = head + length - at(0)
  const thick = Math.max(data.fontSize * 0.16, 1)
  const figures = placeFigures(sheet, points, { size, ground, bottom: height - labels.room, shown })
  const figuresFit = items.every(({ display }, index) => {
    return !shown.has(index) || sheet.measure(display, size, figureWeight) <= Math.max(slot * 1.1, width * 0.3)
  })
  return {
    parts: [
      ...area(sheet, points, ground),
      groundLine(sheet, [0, ground], [width, ground], size),
      { kind: 'path', d: `M${along(sheet, points)}`, stroke: { color: data.color, width: thick, cap: 'round' } },
      ...points.map(({ x, y }, index) => {
        return dot(sheet, x, y, thick * (index === data.highlight ? 3.6 : 2.2), colourOf(data, index))
      }),
      ...figures.parts,
      ...labels.parts,
    ],
    fits: labels.fits && figuresFit && figures.fits && length >= height * 0.25,
  }
}

/** Labels of selected points, on one line, kept within the chart. */
function someLabels(sheet: ChartSheet, size: number, shown: ReadonlySet<number>): ChartTry & { readonly room: number } {
  const { data, width, height, measure } = sheet
  const room = size * (0.5 + lineStep)
  const placed = [...shown]
    .sort((one, other) => one - other)
    .map((index) => {
      const text = data.items[index]?.label ?? ''
      const half = measure(text, size, labelWeight(data, index)) / 2
      const x = Math.max(half, Math.min(width - half, (width / data.items.length) * (index + 0.5)))
      return { index, text, x, from: x - half, to: x + half }
    })
  const parts = placed.flatMap(({ index, text, x }) =>
    words(sheet, text, {
      x,
      anchor: 'middle',
      baseline: height - room + size * 1.35,
      size,
      weight: labelWeight(data, index),
    }),
  )
  const fits = placed.every(({ from, to }, at) => from >= 0 && to + size * 0.4 <= (placed[at + 1]?.from ?? Infinity))
  return { parts, room, fits }
}

function area(sheet: ChartSheet, points: readonly Point[], ground: number): Part[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return []
  const corners = [{ x: first.x, y: ground }, ...points, { x: last.x, y: ground }]
  return [{ kind: 'path', d: `M${along(sheet, corners)}Z`, fill: sheet.data.color, opacity: areaOpacity }]
}

function along({ isMirrored, width }: ChartSheet, points: readonly Point[]): string {
  return points.map(({ x, y }) => pathPoint(isMirrored ? width - x : x, y)).join('L')
}
