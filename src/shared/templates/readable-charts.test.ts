import { beforeAll, expect, test } from 'vitest'
import { bars } from '#shared/designs/bars'
import { documentOf } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { lineChart } from '#shared/designs/line-chart'
import { textHeight } from '#shared/drawing/text/layout-text'
import type { Layer, SceneDocument } from '#shared/scene/scene'
import { measuringContext, registerFonts } from '../../../tests/support/drawing.ts'
import { fillTemplate } from './fill-template.ts'
import { withoutSmallCharts } from './readable-charts.ts'

beforeAll(registerFonts)

const canvas = measuringContext()
const seriesOf = (labels: readonly string[]): Facts => ({
  title: 'More ships every year',
  series: labels.map((label, index) => ({ label, value: index + 1, display: `${index + 1} %` })),
})

function chartsIn(template: SceneDocument, facts: Facts): number {
  const filled = fillTemplate(template, facts, (data, width) => textHeight(canvas, data, width))
  const { pages } = withoutSmallCharts(filled, canvas)
  return pages.flatMap(({ layers }) => layers.filter(({ type }) => type === 'chart')).length
}

test('a chart whose words are large enough stays', () => {
  expect(chartsIn(documentOf(bars), seriesOf(['Ships', 'Trains', 'Lorries']))).toBe(1)
  expect(chartsIn(documentOf(lineChart), seriesOf(['2022', '2023', '2024', '2025']))).toBe(1)
})

test('one with more or longer labels than it has room for is left out, so that its design is not offered', () => {
  const long = Array.from({ length: 9 }, (_, index) => `Goods that were brought by ship in the year ${2010 + index}`)
  expect(chartsIn(documentOf(bars), seriesOf(long))).toBe(0)
})

test('a chart with words of its own stays as it was drawn', () => {
  const { pages } = documentOf(bars)
  const unbound = (layer: Layer): Layer => ({ ...layer, field: undefined }) as Layer
  const own: SceneDocument = { pages: pages.map((page) => ({ ...page, layers: page.layers.map(unbound) })) }
  expect(withoutSmallCharts(own, canvas)).toEqual(own)
})
