import { type Facts, wordsFor } from '#shared/designs/facts'
import type { ChartLayer, ImageLayer, Layer, Scene, TextLayer } from '#shared/scene/scene'
import { fewerPoints } from './fewer-points.ts'
import { fillText, nearlyFull, type Setting } from './fill-text.ts'
import { minSize } from './min-size.ts'
import { opened, withOpeningMark } from './opening-mark.ts'
import { isPoint, spreadRows } from './spread-rows.ts'

/** The page with as many points as are read easily, else with as many as find room. */
export function fillPage(page: Scene, values: Facts, setting: Setting): Scene {
  const attempts = fewerPoints(page, values).map((chosen) => ({ chosen, filled: setPage(page, chosen, setting) }))
  const fits = (least: (before: TextLayer) => number) =>
    attempts.find(({ chosen, filled }) => hasPoints(page, chosen, filled, least))?.filled
  const found =
    fits((before) => Math.max(before.data.fontSize * nearlyFull, minSize(before, page.settings))) ??
    fits((before) => minSize(before, page.settings))
  return found ?? attempts.at(-1)?.filled ?? page
}

/** Whether the page shows every point, in at least that size. */
function hasPoints(before: Scene, values: Facts, after: Scene, least: (before: TextLayer) => number): boolean {
  const set = new Map(after.layers.map((layer) => [layer.id, layer]))
  return before.layers
    .filter((layer) => isPointText(layer))
    .filter(({ field }) => field && wordsFor(values, field))
    .every((layer) => {
      const filled = set.get(layer.id)
      return filled?.type === 'text' && filled.data.fontSize >= Math.floor(least(layer))
    })
}

export function isPointText(layer: Layer): layer is TextLayer {
  return layer.type === 'text' && isPoint(layer)
}

function setPage(page: Scene, values: Facts, setting: Setting): Scene {
  const layers = spreadRows(page.layers, (field) => Boolean(wordsFor(values, field)))
  const spread = { ...page, layers }
  const filled = layers.flatMap((layer): Layer | [] => fillLayer(layer, spread, values, setting) ?? [])
  const lost = lostGroups(page.layers, filled)
  const kept = filled.filter(({ groupId }) => groupId === undefined || !lost.has(groupId))
  return { ...page, layers: withOpeningMark(kept) }
}

/** Groups around values that are all missing. */
function lostGroups(before: readonly Layer[], after: readonly Layer[]): ReadonlySet<string> {
  const lost = new Set(boundGroups(before))
  for (const groupId of boundGroups(after)) lost.delete(groupId)
  return lost
}

function boundGroups(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ field, groupId }) => (field && groupId ? groupId : []))
}

function fillLayer(layer: Layer, page: Scene, values: Facts, setting: Setting): Layer | undefined {
  if (!layer.field) return layer
  if (layer.type === 'chart') return values.series && fillChart(layer, values.series)
  const value = wordsFor(values, layer.field)
  if (layer.type === 'image') return value ? fillImage(layer, value) : layer
  if (!value) return undefined
  if (layer.type !== 'text') return layer
  const said = layer.field === 'quote' ? opened(value, page.layers) : value
  return fillText(layer, layer.field, page, said, setting)
}

/** A line chart highlights its last point, other charts their largest figure; some highlight none. */
function fillChart(layer: ChartLayer, series: NonNullable<Facts['series']>): ChartLayer {
  const { isSample: _, highlight, ...look } = layer.data
  const largest = series.reduce(
    (leader, { value }, index) => (value > (series[leader]?.value ?? 0) ? index : leader),
    0,
  )
  const subject = layer.data.chartType === 'line' ? series.length - 1 : largest
  const data = { ...look, items: series.map((figure) => ({ ...figure })) }
  return { ...layer, data: highlight === undefined ? data : { ...data, highlight: subject } }
}

function fillImage(layer: ImageLayer, src: string): ImageLayer {
  return { ...layer, data: { ...layer.data, src, originalSrc: src, cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 } }
}
