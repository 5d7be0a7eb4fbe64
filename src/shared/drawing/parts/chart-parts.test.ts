import { beforeAll, expect, test } from 'vitest'
import { newChartLayer } from '#shared/scene/chart-layer'
import { createScene } from '#shared/scene/create'
import { type ChartData, type ChartLayer, chartTypes } from '#shared/scene/scene'
import { measuringContext, registerFonts } from '../../../../tests/support/drawing.ts'
import { wordsMeasure } from '../canvas/draw-parts.ts'
import type { Part, PathPart, WordsPart } from '../layer/parts.ts'
import { chartParts } from './chart-parts.ts'

beforeAll(registerFonts)

const blank = createScene('page')

const regions = 'Beschäftigte im öffentlichen Dienst|Mittelständische Unternehmen|Großunternehmen|Bau'.split('|')

function chart(change: Partial<ChartData> & Pick<ChartData, 'items'>, size = { width: 900, height: 700 }): ChartLayer {
  const layer = newChartLayer(blank, 'chart')
  return { ...layer, ...size, data: { ...layer.data, fontSize: 44, ...change } }
}

function itemsOf(labels: readonly string[], values: readonly number[]): ChartData['items'] {
  return labels.map((label, at) => ({ label, value: values[at] ?? 0, display: `${values[at]} %` }))
}

const many = itemsOf(
  Array.from({ length: 12 }, (_, at) => `Monat ${at + 1}`),
  Array.from({ length: 12 }, (_, at) => 3 + ((at * 7) % 5)),
)

function partsOf(layer: ChartLayer): { parts: Part[]; words: WordsPart[]; widthOf: (part: WordsPart) => number } {
  const measure = wordsMeasure(measuringContext(), layer.data.fontFamily)
  const parts = chartParts(layer, measure)
  return {
    parts,
    words: parts.filter((part) => part.kind === 'words'),
    widthOf: ({ text, fontSize, fontWeight }) => measure(text, fontSize, fontWeight),
  }
}

const cases = chartTypes.flatMap((chartType) => [
  { chartType, name: 'two items', items: itemsOf(['Vorher', 'Nachher'], [48, 11]) },
  { chartType, name: 'long labels', items: itemsOf(regions, [34, 57.5, 82, 91.2]) },
  { chartType, name: 'twelve items', items: many },
  { chartType, name: 'figures below zero', items: itemsOf(['Chemie', 'Bau', 'Handel'], [3.2, -7.3, -1]) },
  { chartType, name: 'nothing but zeros', items: itemsOf(['Chemie', 'Bau'], [0, 0]) },
  { chartType, name: 'one item', items: itemsOf(['Anteil'], [62]) },
])

test.each(cases)(
  'a $chartType of $name keeps all its words inside, and no two on each other',
  ({ chartType, items }) => {
    const layer = chart({ chartType, items, highlight: 0 })
    const { words, widthOf } = partsOf(layer)
    const boxes = words.map((part) => ({
      text: part.text,
      left: part.x,
      right: part.x + widthOf(part),
      top: part.baseline - part.fontSize * 0.7,
      bottom: part.baseline,
    }))
    for (const { text, left, right, top, bottom } of boxes) {
      expect(left, text).toBeGreaterThanOrEqual(-1)
      expect(right, text).toBeLessThanOrEqual(layer.width + 1)
      expect(top, text).toBeGreaterThanOrEqual(-1)
      expect(bottom, text).toBeLessThanOrEqual(layer.height + 1)
    }
    const clashes = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.text} / ${other.text}`),
    )
    expect(clashes).toEqual([])
  },
)

test.each(['bar', 'column', 'donut'] as const)('no label and no figure of a %s is cut', (chartType) => {
  const items = itemsOf(regions, [30, 20, 25, 25])
  const { words } = partsOf(chart({ chartType, items }))
  const written = words.map(({ text }) => text).join(' ')
  const letters = (text: string) => text.replace(/\s/g, '')
  for (const { label, display } of items) {
    expect(letters(written)).toContain(letters(label))
    expect(written).toContain(display)
  }
})

test('a line of many points names its first, its last and the one it is about', () => {
  const { words } = partsOf(chart({ chartType: 'line', items: many, highlight: 6 }, { width: 700, height: 500 }))
  const shown = words.map(({ text }) => text).filter((text) => text.startsWith('Monat'))
  expect(shown).toEqual(['Monat 1', 'Monat 7', 'Monat 12'])
})

test('bars are as long as their figures say, those below zero to the other side', () => {
  const { parts } = partsOf(chart({ chartType: 'bar', items: itemsOf(['A', 'B', 'C'], [40, 20, -20]) }))
  const [long, half, below] = parts.filter(isFilled).map(({ d }) => extentOf(d))
  expect((long?.width ?? 0) / (half?.width ?? 1)).toBeCloseTo(2, 1)
  expect(below?.width).toBeCloseTo(half?.width ?? 0, 0)
  expect((below?.left ?? 0) + (below?.width ?? 0)).toBeCloseTo(half?.left ?? 0, 0)
})

test('figures stand in a column that ends at the right edge', () => {
  const layer = chart({ chartType: 'bar', items: itemsOf(['A', 'B'], [5, 100]) })
  const { words, widthOf } = partsOf(layer)
  const ends = words.filter(({ text }) => text.endsWith('%')).map((part) => part.x + widthOf(part))
  for (const end of ends) expect(end).toBeCloseTo(layer.width, 0)
})

test('labels that run to the left begin at the right edge, and bars grow towards the left', () => {
  const layer = chart({ chartType: 'bar', items: itemsOf(['שירותים', 'ייצוא'], [30, 60]) })
  const { parts, words, widthOf } = partsOf(layer)
  const labels = words.filter(({ text }) => !text.includes('%'))
  for (const label of labels) expect(label.x + widthOf(label)).toBeCloseTo(layer.width, 0)
  const [short, long] = parts.filter(isFilled).map(({ d }) => extentOf(d))
  expect((short?.left ?? 0) + (short?.width ?? 0)).toBeCloseTo((long?.left ?? 0) + (long?.width ?? 0), 0)
  expect(long?.left).toBeLessThan(short?.left ?? 0)
})

test('the highlighted item alone has the accent', () => {
  const accent = { highlight: 1, color: '#cccccc', highlightColor: '#ff0000' }
  const { parts } = partsOf(chart({ chartType: 'bar', items: itemsOf(['A', 'B', 'C'], [1, 2, 3]), ...accent }))
  expect(parts.filter(isFilled).map(({ fill }) => fill)).toEqual(['#cccccc', '#ff0000', '#cccccc'])
})

test('percentages that leave something over leave it open in a ring', () => {
  const { parts } = partsOf(chart({ chartType: 'donut', items: itemsOf(['Anteil'], [62]) }))
  expect(parts.filter((part) => part.kind === 'path' && part.stroke?.cap === 'butt')).toHaveLength(2)
})

test('what no ring can show is drawn as bars', () => {
  const { parts } = partsOf(chart({ chartType: 'donut', items: itemsOf(['Chemie', 'Bau'], [4, -3]) }))
  expect(parts.some((part) => part.kind === 'path' && part.stroke?.cap === 'butt')).toBe(false)
})

test('a chart without figures says so', () => {
  expect(partsOf(chart({ items: [] })).words.map(({ text }) => text)).toEqual(['No figures yet'])
})

function isFilled(part: Part): part is PathPart {
  return part.kind === 'path' && part.fill !== undefined
}

function extentOf(d: string): { left: number; width: number } {
  // end points of lines and arcs, the last two numbers of each
  const xs = [...d.matchAll(/(-?[\d.]+) -?[\d.]+(?=[A-Z]|$)/g)].map(([, x]) => Number(x))
  return { left: Math.min(...xs), width: Math.max(...xs) - Math.min(...xs) }
}

test('a chart is laid out anew when one of its fonts has come, whichever it is', () => {
  const layer = chart({ chartType: 'bar', items: itemsOf(['Bau', 'Handel'], [12, 30]) })
  const measure = wordsMeasure(measuringContext(), layer.data.fontFamily)
  const before = chartParts(layer, (text, size, weight) => measure(text, size, weight) * (weight === 700 ? 3 : 1))
  const after = chartParts(layer, measure)
  expect(after).not.toEqual(before)
  expect(chartParts(layer, measure)).toBe(after)
})
