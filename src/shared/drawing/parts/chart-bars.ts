import type { Part } from '../layer/parts.ts'
import {
  bar,
  type ChartFit,
  type ChartSheet,
  type ChartTry,
  colourOf,
  figureWeight,
  groundLine,
  labelWeight,
  largestFit,
  lineStep,
  scaleOf,
  type Wrapped,
  words,
  wordsAbout,
  wrap,
} from './chart-marks.ts'

/** Maximum share of the chart's width for labels next to their bars. */
const maxBeside = 0.36
/** Maximum distance between rows, times the height of a row. */
const maxApart = 2.1

/** Horizontal bars with the figures in a column at the end. Short labels go next to their bars, long ones above. */
export function layOutBars(sheet: ChartSheet): ChartFit {
  return largestFit(sheet, (size) => {
    const beside = besideBars(sheet, size, sheet.width * maxBeside)
    if (beside.fits && beside.lines === 1) return beside
    const above = aboveBars(sheet, size)
    return above.fits || !beside.fits ? above : beside
  })
}

function besideBars(sheet: ChartSheet, size: number, room: number): ChartTry & { readonly lines: number } {
  const { data, width, height } = sheet
  const labels = labelsIn(sheet, room, size)
  const lines = Math.max(...labels.map((label) => label.lines.length))
  const gap = size * 0.6
  const start = Math.max(...labels.map((label) => label.width)) + gap
  const length = width - start - widestFigure(sheet, size) - gap
  const step = height / data.items.length
  const least = size * lineStep * lines + size * 0.2
  const thick = Math.min(step * 0.64, size * 2.6)
  const pitch = Math.min(step, thick * maxApart)
  const top = (height - pitch * data.items.length) / 2
  const at = scaleOf(valuesOf(sheet), Math.max(length, 1))

  const parts = data.items.flatMap(({ value, display }, index) => {
    const middle = top + pitch * (index + 0.5)
    const place = { middle, size, weight: labelWeight(data, index) }
    return [
      ...lyingBar(sheet, index, { from: start + at(0), to: start + at(value), y: middle - thick / 2, thick }),
      ...wordsAbout(sheet, labels[index]?.lines ?? [], { ...place, x: 0, anchor: 'start' }),
      ...wordsAbout(sheet, [display], { ...place, x: width, anchor: 'end', weight: figureWeight }),
    ]
  })
  const ground = groundLine(
    sheet,
    [start + at(0), top + pitch * 0.5 - thick / 2 - size * 0.2],
    [start + at(0), top + pitch * (data.items.length - 0.5) + thick / 2 + size * 0.2],
    size,
  )
  const fits = length >= width * 0.28 && step >= least && labels.every(({ isWhole }) => isWhole)
  return { parts: [...parts, ground], fits, lines }
}

/** The figure is at the end of its label's line, the bar below both. */
function aboveBars(sheet: ChartSheet, size: number): ChartTry {
  const { data, width, height } = sheet
  const figures = widestFigure(sheet, size)
  const room = Math.max(width - figures - size, 1)
  const labels = labelsIn(sheet, room, size)
  const lines = Math.max(...labels.map((label) => label.lines.length))
  const step = height / data.items.length
  const head = size * (lineStep * lines + 0.25)
  const thick = Math.min(Math.max(step - head - size * 0.7, size * 0.4), size * 1.7)
  const block = head + thick
  const count = data.items.length
  const pitch = count > 1 ? Math.min((height - block) / (count - 1), block * maxApart) : 0
  const top = Math.max((height - block - pitch * (count - 1)) / 2, 0)
  const at = scaleOf(valuesOf(sheet), width)

  const parts = data.items.flatMap(({ value, display }, index) => {
    const y = top + pitch * index
    const place = { size, weight: labelWeight(data, index) }
    const label = labels[index]?.lines ?? []
    // labels with fewer lines are aligned to the bottom, right above their bars
    const first = y + size * (0.98 + lineStep * (lines - label.length))
    const last = y + size * (0.98 + lineStep * (lines - 1))
    const barTop = y + head
    const [over, under] = [barTop - size * 0.12, barTop + thick + size * 0.12]
    return [
      ...label.flatMap((line, row) =>
        words(sheet, line, { ...place, x: 0, anchor: 'start', baseline: first + row * size * lineStep }),
      ),
      ...words(sheet, display, { x: width, anchor: 'end', baseline: last, size, weight: figureWeight }),
      ...lyingBar(sheet, index, { from: at(0), to: at(value), y: barTop, thick }),
      groundLine(sheet, [at(0), over], [at(0), under], size),
    ]
  })
  const fits = block + size * 0.6 <= step && figures <= width * 0.6 && labels.every(({ isWhole }) => isWhole)
  return { parts, fits }
}

function lyingBar(
  sheet: ChartSheet,
  index: number,
  { from, to, y, thick }: { from: number; to: number; y: number; thick: number },
): Part[] {
  const box = { x: Math.min(from, to), y, width: Math.abs(to - from), height: thick }
  return bar(sheet, { ...box, end: to < from ? 'left' : 'right' }, colourOf(sheet.data, index))
}

function labelsIn(sheet: ChartSheet, room: number, size: number): Wrapped[] {
  return sheet.data.items.map(({ label }, index) => wrap(sheet, label, room, size, labelWeight(sheet.data, index)))
}

function widestFigure({ data, measure }: ChartSheet, size: number): number {
  return Math.max(...data.items.map(({ display }) => measure(display, size, figureWeight)))
}

function valuesOf({ data }: ChartSheet): number[] {
  return data.items.map(({ value }) => value)
}
