import { canvasLimits } from '#shared/rules/canvas'
import { readFigure } from '#shared/scene/read-figure'
import type { ChartData, ChartItem } from '#shared/scene/scene'

/** The edits of a chart's data in its table. The highlighted item stays highlighted. */

type DecimalMark = ',' | '.'

export function withItem(data: ChartData, index: number, change: Partial<ChartItem>): ChartData {
  return withItems(
    data,
    data.items.map((item, at) => (at === index ? { ...item, ...change } : item)),
  )
}

/** Keeps the figure as typed; if it is no number, the item keeps its value. */
export function figureChange(display: string, decimal: DecimalMark): Partial<ChartItem> {
  const value = readFigure(display, decimal)
  return value === undefined ? { display } : { display, value }
}

export function addItem(data: ChartData): ChartData {
  if (data.items.length >= canvasLimits.chartItems) return data
  return { ...data, items: [...data.items, { label: '', value: 0, display: '' }] }
}

export function removeItem(data: ChartData, index: number): ChartData {
  const { highlight } = data
  const items = data.items.filter((_, at) => at !== index)
  if (highlight === index) return withHighlight({ ...data, items }, undefined)
  return withHighlight({ ...data, items }, highlight !== undefined && highlight > index ? highlight - 1 : highlight)
}

export function raiseItem(data: ChartData, index: number): ChartData {
  const [item, above] = [data.items[index], data.items[index - 1]]
  if (!item || !above) return data
  const items = data.items.with(index - 1, item).with(index, above)
  const { highlight } = data
  const moved = highlight === index ? index - 1 : highlight === index - 1 ? index : highlight
  return withHighlight({ ...data, items }, moved)
}

export function withHighlight(data: ChartData, index: number | undefined): ChartData {
  const { highlight: _, ...rest } = data
  return index === undefined ? rest : { ...rest, highlight: index }
}

/**
 * Rows of a label and a figure, as copied from a spreadsheet or written in lines. A first row without a number is a
 * heading if rows below have one.
 * @returns undefined for a single entry
 */
export function readRows(text: string, decimal: DecimalMark): ChartItem[] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map(readRow)
  const hasNumber = ({ display }: { display: string }) => readFigure(display, decimal) !== undefined
  const [heading, ...others] = rows
  const items = heading && !hasNumber(heading) && others.some(hasNumber) ? others : rows
  return items.map(({ label, display }) => ({ label, display, value: readFigure(display, decimal) ?? 0 }))
}

/** Pasted rows replace those from `index` on; rows beyond the chart's limit are dropped. */
export function pasteItems(data: ChartData, index: number, pasted: readonly ChartItem[]): ChartData {
  return withItems(data, data.items.toSpliced(index, pasted.length, ...pasted).slice(0, canvasLimits.chartItems))
}

/** Once someone edits it, the chart no longer counts as a sample. */
function withItems(data: ChartData, items: readonly ChartItem[]): ChartData {
  const { isSample: _, ...rest } = data
  return { ...rest, items }
}

const longestLabel = 200
const longestFigure = 60

function splitOnce(row: string, parting: RegExp): string[] {
  const found = parting.exec(row)
  return found ? [row.slice(0, found.index), row.slice(found.index + found[0].length)] : [row]
}

function readRow(row: string): { label: string; display: string } {
  const cells = row.includes('\t') ? row.split('\t') : splitOnce(row, /(?<![\s;:])[\s;:]+(?=[-+−–]?\d)/)
  const [label = '', display = ''] = cells.map((cell) => cell.trim())
  return { label: label.slice(0, longestLabel), display: display.slice(0, longestFigure) }
}
