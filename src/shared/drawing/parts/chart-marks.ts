import type { ChartData } from '#shared/scene/scene'
import type { MeasureWords, Part } from '../layer/parts.ts'
import { breakText } from '../text/break-text.ts'

/** Building blocks of every chart: words, bars and a thin base line. */

/** A chart's area and data. Laid out from left to right; mirrored if its labels are in a right-to-left script. */
export interface ChartSheet {
  readonly data: ChartData
  readonly width: number
  readonly height: number
  readonly measure: MeasureWords
  readonly isMirrored: boolean
}

/** A chart layout with one text size, and whether all words fit. */
export interface ChartTry {
  readonly parts: Part[]
  readonly fits: boolean
}

/** The chart with the largest words that fit. */
export interface ChartFit {
  readonly parts: Part[]
  readonly size: number
}

export interface Wrapped {
  readonly lines: readonly string[]
  /** Of the widest line. */
  readonly width: number
  /** No word had to be broken. */
  readonly isWhole: boolean
}

/** Times the font size. */
export const lineStep = 1.22
const baselineShare = 0.36
const faint = 0.35

const smallestFont = 1
const shrinking = 0.95

/** The layout with the largest fitting words: chart text is never cut. */
export function largestFit({ data }: ChartSheet, layOut: (size: number) => ChartTry): ChartFit {
  let size = data.fontSize
  let best = layOut(size)
  while (!best.fits && size > smallestFont) {
    size *= shrinking
    best = layOut(size)
  }
  return { parts: best.parts, size }
}

export function wrap(sheet: ChartSheet, text: string, room: number, size: number, weight: number): Wrapped {
  const widthOf = (words: string) => sheet.measure(words, size, weight)
  const isWhole = text.split(/[\s\u00ad-]+/).every((word) => widthOf(word) <= room)
  const lines = breakText(text, room, widthOf).map((line) => line.trim())
  return { lines, width: Math.max(0, ...lines.map(widthOf)), isWhole }
}

export function colourOf({ color, highlight, highlightColor }: ChartData, index: number): string {
  return index === highlight ? (highlightColor ?? color) : color
}

export function labelWeight({ highlight }: ChartData, index: number): number {
  return index === highlight ? 700 : 500
}

export const figureWeight = 700

/** All that a chart's words are set in. */
export const chartWeights = [500, 700] as const

export interface WordsPlace {
  readonly x: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly baseline: number
  readonly size: number
  readonly weight: number
}

export function words(sheet: ChartSheet, text: string, { x, anchor, baseline, size, weight }: WordsPlace): Part[] {
  if (text === '') return []
  const { data, isMirrored, measure } = sheet
  const width = measure(text, size, weight)
  const before = { start: 0, middle: width / 2, end: width }[anchor]
  const left = isMirrored ? sheet.width - x - width + before : x - before
  const { fontFamily, labelColor: color } = data
  return [{ kind: 'words', text, x: left, baseline, fontSize: size, fontWeight: weight, fontFamily, color }]
}

/** Lines below each other, about a middle height. */
export function wordsAbout(
  sheet: ChartSheet,
  lines: readonly string[],
  { middle, ...place }: Omit<WordsPlace, 'baseline'> & { readonly middle: number },
): Part[] {
  const step = place.size * lineStep
  const first = middle + place.size * baselineShare - (step * (lines.length - 1)) / 2
  return lines.flatMap((line, at) => words(sheet, line, { ...place, baseline: first + at * step }))
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The rounded side, at the bar's end. The opposite side touches the base line. */
  readonly end: 'left' | 'right' | 'top' | 'bottom'
}

export function bar(sheet: ChartSheet, { x, y, width, height, end }: Bar, fill: string): Part[] {
  if (width <= 0 || height <= 0) return []
  const isLying = end === 'left' || end === 'right'
  const [long, thick] = isLying ? [width, height] : [height, width]
  const r = Math.min(long, thick * 0.25, sheet.data.fontSize * 0.3)
  const left = sheet.isMirrored ? sheet.width - x - width : x
  const side = sheet.isMirrored && isLying ? (end === 'left' ? 'right' : 'left') : end
  const [right, bottom] = [left + width, y + height]
  const isRound = (corner: readonly string[]) => (corner.includes(side) ? r : 0)
  const corners = [
    { x: left, y, r: isRound(['left', 'top']), from: [0, 1], to: [1, 0] },
    { x: right, y, r: isRound(['right', 'top']), from: [-1, 0], to: [0, 1] },
    { x: right, y: bottom, r: isRound(['right', 'bottom']), from: [0, -1], to: [-1, 0] },
    { x: left, y: bottom, r: isRound(['left', 'bottom']), from: [1, 0], to: [0, -1] },
  ] as const
  const steps = corners.map((corner, at) => {
    const start = pathPoint(corner.x + corner.from[0] * corner.r, corner.y + corner.from[1] * corner.r)
    const finish = pathPoint(corner.x + corner.to[0] * corner.r, corner.y + corner.to[1] * corner.r)
    const arc = corner.r > 0 ? `A${pathNumber(corner.r)} ${pathNumber(corner.r)} 0 0 1 ${finish}` : ''
    return `${at === 0 ? 'M' : 'L'}${start}${arc}`
  })
  return [{ kind: 'path', d: `${steps.join('')}Z`, fill }]
}

export function dot(sheet: ChartSheet, x: number, y: number, across: number, fill: string, opacity = 1): Part {
  const left = (sheet.isMirrored ? sheet.width - x : x) - across / 2
  const half = `a${pathNumber(across / 2)} ${pathNumber(across / 2)} 0 0 1 `
  const d = `M${pathPoint(left, y)}${half}${pathPoint(across, 0)}${half}${pathPoint(-across, 0)}Z`
  return { kind: 'path', d, fill, opacity }
}

/** The thin, faint base line of the bars. */
export function groundLine(
  sheet: ChartSheet,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  size: number,
): Part {
  const across = (x: number) => (sheet.isMirrored ? sheet.width - x : x)
  const d = `M${pathPoint(across(from[0]), from[1])}L${pathPoint(across(to[0]), to[1])}`
  const stroke = { color: sheet.data.labelColor, width: Math.max(size * 0.05, 1), cap: 'round' } as const
  return { kind: 'path', d, stroke, opacity: faint }
}

/** Maps values to pixels from the base; the range always includes zero. */
export function scaleOf(values: readonly number[], length: number): (value: number) => number {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const span = high - low || 1
  return (value) => ((value - low) / span) * length
}

export function pathPoint(x: number, y: number): string {
  return `${pathNumber(x)} ${pathNumber(y)}`
}

function pathNumber(value: number): string {
  return String(Number(value.toFixed(2)))
}
