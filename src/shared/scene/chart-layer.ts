import { boxKind, scaledBox } from './box-kind.ts'
import { contrastRatio } from './colour.ts'
import { newFrame } from './create.ts'
import type { LayerKind } from './layer-kind.ts'
import type { ChartData, ChartLayer, Scene } from './scene.ts'

export const defaultChart: ChartData = {
  chartType: 'bar',
  items: [],
  color: '#93b4e8',
  highlightColor: '#1d4ed8',
  labelColor: '#111827',
  fontFamily: 'Inter',
  fontSize: 32,
}

/** Label colours; the one with more contrast on the page is used. */
const labelColours = [defaultChart.labelColor, '#ffffff'] as const

/** Half as large as the page, with words sized for the page. */
export function newChartLayer(scene: Scene, id: string, items: ChartData['items'] = []): ChartLayer {
  const { width, height, backgroundColor } = scene.settings
  const contrast = (colour: string) => contrastRatio(colour, backgroundColor) ?? 0
  const labelColor = labelColours.toSorted((one, other) => contrast(other) - contrast(one))[0] ?? labelColours[0]
  const data: ChartData = {
    ...defaultChart,
    items,
    ...(items.length > 0 && { highlight: 0 }),
    labelColor,
    fontSize: Math.round(Math.min(width, height) * 0.045),
  }
  return { ...newFrame(scene, id, { width: width * 0.6, height: height * 0.5 }), type: 'chart', name: 'Chart', data }
}

export const chartKind: LayerKind<ChartLayer> = {
  ...boxKind,
  create: (scene, id) => newChartLayer(scene, id),
  word: () => 'chart',
  nameOf: () => 'Chart',
  wordsOf: ({ data }) => data.items.map(({ label, display }) => `${label}: ${display}`).join('; '),
  scaled: (layer, scale, isUniform) => {
    const scaled = scaledBox(layer, scale)
    return isUniform ? { ...scaled, data: { ...scaled.data, fontSize: scaled.data.fontSize * scale.x } } : scaled
  },
  foldScale: (data, down) => ({ ...data, fontSize: data.fontSize * down }),
  coloursOf: ({ data }) => [data.color, data.highlightColor ?? data.color, data.labelColor],
}
