import type { ChartData, ChartLayer, IconNode } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import type { MeasureWords, Part } from '../layer/parts.ts'
import { standInParts } from '../layer/stand-in.ts'
import { standInTexts } from '../layer/stand-in-texts.ts'
import { layOutBars } from './chart-bars.ts'
import { layOutColumns } from './chart-columns.ts'
import { areShares, layOutDonut } from './chart-donut.ts'
import { layOutLine } from './chart-line.ts'
import { type ChartFit, type ChartSheet, chartWeights } from './chart-marks.ts'

const layouts: { readonly [Type in ChartData['chartType']]: (sheet: ChartSheet) => ChartFit } = {
  bar: layOutBars,
  column: layOutColumns,
  line: layOutLine,
  donut: layOutDonut,
}

/** Share of the requested font size: smaller words in a chart could not be read. */
const readable = 0.65

/** Drawn by Lucide; see shared/scene/icons.ts for the licence. */
const chartIcon: readonly IconNode[] = [
  ['path', { d: 'M3 3v16a2 2 0 0 0 2 2h16' }],
  ['path', { d: 'M18 17V9' }],
  ['path', { d: 'M13 17V5' }],
  ['path', { d: 'M8 17v-3' }],
]

interface Remembered {
  readonly room: string
  readonly parts: Part[]
}

const known = new WeakMap<ChartData, Remembered>()

/** A chart in pixels of its layer, with its labels and figures as written. */
export function chartParts({ data, width, height }: ChartLayer, measure: MeasureWords): Part[] {
  if (data.items.length === 0)
    return standInParts({ x: 0, y: 0, width, height }, chartIcon, standInTexts().figures, measure)
  const isMirrored = directionOf(data.items.map(({ label }) => label).join(' ')) === 'rtl'
  // cached while its data, its size and the widths of its words are unchanged: fonts load later, one by one
  const words = data.items.map(({ label, display }) => `${label} ${display}`).join(' ')
  const room = [width, height, ...chartWeights.map((weight) => measure(words, 100, weight))].join()
  const remembered = known.get(data)
  if (remembered?.room === room) return remembered.parts
  const { parts } = layOut({ data, width, height, measure: inOneSize(measure), isMirrored })
  known.set(data, { room, parts })
  return parts
}

/** If a ring cannot show it, or its words would be too small, the chart becomes bars, which have room for any label. */
function layOut(sheet: ChartSheet): ChartFit {
  const { chartType, fontSize } = sheet.data
  if (chartType === 'donut' && !areShares(sheet.data)) return layOutBars(sheet)
  const wanted = layouts[chartType](sheet)
  if (chartType === 'bar' || wanted.size >= fontSize * readable) return wanted
  const bars = layOutBars(sheet)
  return bars.size > wanted.size ? bars : wanted
}

/** Text width is proportional to its size, so each is measured once for all attempts. */
function inOneSize(measure: MeasureWords): MeasureWords {
  const measuredAt = 100
  const known = new Map<string, number>()
  return (text, fontSize, fontWeight) => {
    const key = `${fontWeight} ${text}`
    const width = known.get(key) ?? measure(text, measuredAt, fontWeight)
    known.set(key, width)
    return (width * fontSize) / measuredAt
  }
}
