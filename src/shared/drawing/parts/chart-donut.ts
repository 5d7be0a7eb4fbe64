import type { Box, ChartData } from '#shared/scene/scene'
import type { Part } from '../layer/parts.ts'
import {
  type ChartFit,
  type ChartSheet,
  type ChartTry,
  colourOf,
  dot,
  figureWeight,
  labelWeight,
  largestFit,
  lineStep,
  pathPoint,
  words,
  wordsAbout,
  wrap,
} from './chart-marks.ts'

/** Of the ring's width across. */
const thickness = 0.19
const gap = 0.012
/** Of the requested font size: below it, another layout with more room is tried. */
const readable = 0.8
/** The clearest of the shares that are not highlighted. */
const palest = 0.28

/** A ring of shares with its key figure in the middle, and a legend next to or below it. */
export function layOutDonut(sheet: ChartSheet): ChartFit {
  const { width, height } = sheet
  const beside = Math.min(height, width * 0.46)
  const above = Math.min(width * 0.8, height * 0.52)
  const [first, other] = width >= height * 1.15 ? [ringBeside, ringAbove] : [ringAbove, ringBeside]
  const acrossOf = (place: typeof first) => (place === ringBeside ? beside : above)
  const tries = [
    () => largestFit(sheet, (size) => first(sheet, acrossOf(first), size)),
    () => largestFit(sheet, (size) => first(sheet, acrossOf(first) * 0.72, size)),
    () => largestFit(sheet, (size) => other(sheet, acrossOf(other), size)),
  ]
  return tries.reduce<ChartFit>(
    (best, next) => {
      if (best.size >= sheet.data.fontSize * readable) return best
      const fit = next()
      return fit.size > best.size * 1.1 ? fit : best
    },
    { parts: [], size: 0 },
  )
}

function ringBeside(sheet: ChartSheet, across: number, size: number): ChartTry {
  const { width, height } = sheet
  const start = across + size * 1.2
  const ring = { x: 0, y: (height - across) / 2, width: across, height: across }
  return donut(sheet, ring, { x: start, y: 0, width: width - start, height }, size)
}

function ringAbove(sheet: ChartSheet, across: number, size: number): ChartTry {
  const { width, height } = sheet
  const start = across + size
  const ring = { x: (width - across) / 2, y: 0, width: across, height: across }
  return donut(sheet, ring, { x: 0, y: start, width, height: height - start }, size)
}

function donut(sheet: ChartSheet, ring: Box, legend: Box, size: number): ChartTry {
  const key = legendParts(sheet, legend, size)
  return { parts: [...ringParts(sheet, ring), ...figureInside(sheet, ring), ...key.parts], fits: key.fits }
}

function ringParts(sheet: ChartSheet, { x, y, width: across }: Box): Part[] {
  const { data } = sheet
  const wide = across * thickness
  const radius = (across - wide) / 2
  const centre = { x: sheet.isMirrored ? sheet.width - x - across / 2 : x + across / 2, y: y + across / 2 }
  const whole = wholeOf(data)
  const shares = data.items.map(({ value }) => value / whole)
  const used = shares.reduce((sum, share) => sum + share, 0)
  const isAlone = used > 0.999 && shares.filter((share) => share > 0).length === 1
  const arc = (from: number, to: number, color: string, opacity: number): Part[] => {
    const inset = isAlone ? 0 : gap / 2
    if (to - from <= inset * 2) return []
    const at = (share: number) => {
      const angle = share * Math.PI * 2 - Math.PI / 2
      return pathPoint(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle))
    }
    const [start, end] = [from + inset, to - inset]
    const by = `A${radius} ${radius} 0 0 1 `
    // in two halves: an arc of a full turn would start where it ends and draw nothing
    const d = `M${at(start)}${by}${at((start + end) / 2)}${by}${at(end)}`
    return [{ kind: 'path', d, stroke: { color, width: wide, cap: 'butt' }, opacity }]
  }
  let from = 0
  const arcs = shares.flatMap((share, index) => {
    const start = from
    from += share
    return arc(start, from, colourOf(data, index), opacityOf(data, index))
  })
  return [...arcs, ...(used < 0.999 ? arc(from, 1, data.labelColor, 0.12) : [])]
}

/** If percentages add up to less than 100, the rest of the ring stays open. */
function wholeOf(data: ChartData): number {
  const sum = sumOf(data)
  return arePercentages(data) && sum < 100 ? 100 : sum || 1
}

/** Negative shares, or more than all, cannot be a ring. */
export function areShares(data: ChartData): boolean {
  return data.items.every(({ value }) => value >= 0) && !(arePercentages(data) && sumOf(data) > maxPercent)
}

/** Rounded shares may add up to a little more. */
const maxPercent = 102

function arePercentages({ items }: ChartData): boolean {
  return items.every(({ display }) => display.includes('%'))
}

function sumOf({ items }: ChartData): number {
  return items.reduce((total, { value }) => total + value, 0)
}

/** Shares of the same colour differ in opacity. */
function opacityOf({ items, highlight }: ChartData, index: number): number {
  if (index === highlight) return 1
  const others = items.length - (highlight === undefined ? 1 : 2)
  const rank = index - (highlight !== undefined && highlight < index ? 1 : 0)
  return others <= 0 ? 1 : 1 - (rank / others) * (1 - palest)
}

function figureInside(sheet: ChartSheet, { x, y, width: across }: Box): Part[] {
  const { data, measure } = sheet
  const figure = data.items[data.highlight ?? (data.items.length === 1 ? 0 : -1)]?.display ?? ''
  const room = across * (1 - thickness * 2) * 0.8
  const size = Math.min(across * 0.22, (across * 0.22 * room) / Math.max(measure(figure, across * 0.22, 700), 1))
  return wordsAbout(sheet, [figure], { x: x + across / 2, anchor: 'middle', middle: y + across / 2, size, weight: 700 })
}

function legendParts(sheet: ChartSheet, room: Box, size: number): ChartTry {
  const { data, measure } = sheet
  const mark = size * 0.7
  const indent = mark + size * 0.5
  const figures = Math.max(...data.items.map(({ display }) => measure(display, size, figureWeight)))
  const labelRoom = room.width - indent - figures - size * 0.8
  const labels = data.items.map(({ label }, index) =>
    wrap(sheet, label, Math.max(labelRoom, 1), size, labelWeight(data, index)),
  )
  const heights = labels.map(({ lines }) => size * lineStep * lines.length)
  const needed = heights.reduce((sum, height) => sum + height, 0)
  const between = Math.min((room.height - needed) / data.items.length, size * 1.1)
  let y = room.y + (room.height - needed - between * (data.items.length - 1)) / 2

  const parts = data.items.flatMap(({ display }, index): Part[] => {
    const first = y + (size * lineStep) / 2
    const label = labels[index]?.lines ?? []
    y += (heights[index] ?? 0) + between
    const baseline = first + size * 0.36
    return [
      dot(sheet, room.x + mark / 2, first, mark, colourOf(data, index), opacityOf(data, index)),
      ...label.flatMap((line, row) =>
        words(sheet, line, {
          x: room.x + indent,
          anchor: 'start',
          baseline: baseline + row * size * lineStep,
          size,
          weight: labelWeight(data, index),
        }),
      ),
      ...words(sheet, display, { x: room.x + room.width, anchor: 'end', baseline, size, weight: figureWeight }),
    ]
  })
  const fits = labelRoom > size * 2 && between >= size * 0.3 && labels.every(({ isWhole }) => isWhole)
  return { parts, fits }
}
