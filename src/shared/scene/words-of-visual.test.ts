import { expect, test } from 'vitest'
import { writeCanvasData } from './canvas-data.ts'
import { newChartLayer } from './chart-layer.ts'
import { createDocument } from './create.ts'
import type { Layer, Scene } from './scene.ts'
import { newTextLayer } from './text-layer.ts'
import { wordsOfVisual } from './words-of-visual.ts'

const [blank] = createDocument('page').pages as [Scene]
const text = (words: string, change: Partial<Layer> = {}) =>
  ({ ...newTextLayer(blank, words, words), ...change }) as Layer
const wordsOf = (...pages: Layer[][]) =>
  wordsOfVisual(writeCanvasData({ pages: pages.map((layers, at) => ({ ...blank, id: `page-${at}`, layers })) }))

test('all that the pages state is read, a chart’s figures with their labels', () => {
  const chart = newChartLayer(blank, 'chart', [
    { label: '2019', value: 12, display: '12 %' },
    { label: '2020', value: 15, display: '15 %' },
  ])
  expect(wordsOf([text('Traf\u00adfic rose 12 %.\nIn Genoa'), chart], [text('It is new.')], [])).toEqual([
    'Traffic rose 12 %.\nIn Genoa\n2019: 12 %\n2020: 15 %',
    'It is new.',
    '',
  ])
})

test('what is hidden, signs or counts is no statement', () => {
  const layers = [
    text('61 people', { visible: false }),
    text('Ada Lindqvist', { field: 'signature' }),
    text('2 of 5', { field: 'page' }),
    text('2 / 5'),
    text('2'),
    text('It is cheap'),
    text('1'),
    text('It is quick'),
  ]
  expect(wordsOf(layers)).toEqual(['It is cheap\nIt is quick'])
})

test('a figure that stands alone is a statement', () => {
  expect(wordsOf([text('42'), text('ships a day')])).toEqual(['42\nships a day'])
  expect(wordsOf([text('1'), text('7')])).toEqual(['1\n7'])
})

test.each([
  null,
  7,
  {},
  { layers: 'none' },
  { layers: [null, { type: 'text', data: { text: 9 } }, { type: 'chart' }] },
])('what is no visual states nothing: %j', (canvasData) => {
  expect(wordsOfVisual(canvasData)).toEqual([''])
})
