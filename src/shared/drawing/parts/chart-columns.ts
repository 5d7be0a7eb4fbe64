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
  wrap,
} from './chart-marks.ts'

/** Share of a column's width available to its label. */
const labelShare = 0.94
const maxLines = 3

/** Vertical bars: each with its figure at its end and its label at the bottom. */
export function layOutColumns(sheet: ChartSheet): ChartFit {
  return largestFit(sheet, (size) => columns(sheet, size))
}

function columns(sheet: ChartSheet, size: number): ChartTry {
  const { data, width, height } = sheet
  const slot = width / data.items.length
  const { parts: labels, room, fits } = labelsBelow(sheet, size)
  const values = data.items.map(({ value }) => value)
  const figure = size * 1.35
  const head = values.some((value) => value >= 0) ? figure : 0
  const foot = values.some((value) => value < 0) ? figure : 0
  const length = height - room - head - foot
  const at = scaleOf(values, Math.max(length, 1))
  const yOf = (value: number) => head + length - at(value)
  const thick = Math.min(slot * 0.66, size * 4)

  const parts = data.items.flatMap(({ value, display }, index) => {
    const middle = slot * (index + 0.5)
    const [from, to] = [yOf(0), yOf(value)]
    const box = { x: middle - thick / 2, y: Math.min(from, to), width: thick, height: Math.abs(to - from) }
    const baseline = value < 0 ? to + size * 1.05 : to - size * 0.4
    return [
      ...bar(sheet, { ...box, end: value < 0 ? 'bottom' : 'top' }, colourOf(data, index)),
      ...words(sheet, display, { x: middle, anchor: 'middle', baseline, size, weight: figureWeight }),
    ]
  })
  const ground = groundLine(sheet, [0, yOf(0)], [width, yOf(0)], size)
  const figuresFit = data.items.every(({ display }) => sheet.measure(display, size, figureWeight) <= slot * 0.97)
  return { parts: [...parts, ground, ...labels], fits: fits && figuresFit && length >= height * 0.25 }
}

/** The labels below a chart's columns or points, each within its share of the width. */
export function labelsBelow(sheet: ChartSheet, size: number): ChartTry & { readonly room: number } {
  const { data, width, height } = sheet
  const slot = width / data.items.length
  const labels: Wrapped[] = data.items.map(({ label }, index) =>
    wrap(sheet, label, slot * labelShare, size, labelWeight(data, index)),
  )
  const most = Math.max(...labels.map(({ lines }) => lines.length))
  const room = size * (0.5 + lineStep * most)
  const parts = labels.flatMap(({ lines }, index) =>
    lines.flatMap((line, row) =>
      words(sheet, line, {
        x: slot * (index + 0.5),
        anchor: 'middle',
        baseline: height - room + size * (1.35 + row * lineStep),
        size,
        weight: labelWeight(data, index),
      }),
    ),
  )
  return { parts, room, fits: most <= maxLines && labels.every(({ isWhole }) => isWhole) }
}
