import { expect, test } from 'vitest'
import { defaultChart } from '#shared/scene/chart-layer'
import type { ChartData } from '#shared/scene/scene'
import { addItem, figureChange, pasteItems, raiseItem, readRows, removeItem, withItem } from './chart-rows.ts'

const data: ChartData = {
  ...defaultChart,
  items: ['Sun', 'Wind', 'Water'].map((label, index) => ({ label, value: index, display: String(index) })),
  highlight: 1,
}
const labels = (chart: ChartData) => chart.items.map(({ label }) => label)

test('rows of a spreadsheet are read with their figures as they are written', () => {
  expect(readRows('Solar\t31,5 %\nWind an Land\t1.200\n', ',')).toEqual([
    { label: 'Solar', display: '31,5 %', value: 31.5 },
    { label: 'Wind an Land', display: '1.200', value: 1200 },
  ])
})

test('a heading above the figures is no row', () => {
  expect(readRows('Year\tShare\n2024\t12%\n2025\t18%', '.')?.map(({ label }) => label)).toEqual(['2024', '2025'])
})

test('lines of words and a figure are rows too', () => {
  expect(readRows('Wind on land: 27 %\nSun 31 %', '.')).toEqual([
    { label: 'Wind on land', display: '27 %', value: 27 },
    { label: 'Sun', display: '31 %', value: 31 },
  ])
})

test('a single entry is no table', () => {
  expect(readRows('31 %', '.')).toBeUndefined()
})

test('pasted rows take the places of those from where they were pasted, and no more than a chart holds', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ label: `Row ${at}`, value: at, display: String(at) }))
  const pasted = pasteItems({ ...data, isSample: true }, 1, rows)
  expect(labels(pasted).slice(0, 3)).toEqual(['Sun', 'Row 0', 'Row 1'])
  expect(pasted.items).toHaveLength(12)
  expect(pasted).not.toHaveProperty('isSample')
})

test('the highlighted item stays highlighted when rows move or go', () => {
  expect(raiseItem(data, 2)).toMatchObject({
    highlight: 2,
    items: [{ label: 'Sun' }, { label: 'Water' }, { label: 'Wind' }],
  })
  expect(raiseItem(data, 1).highlight).toBe(0)
  expect(raiseItem(data, 0)).toBe(data)
  expect(removeItem(data, 0).highlight).toBe(0)
  expect(removeItem(data, 1)).not.toHaveProperty('highlight')
  expect(removeItem(data, 2).highlight).toBe(1)
})

test('a figure without a number keeps the value that was there', () => {
  expect(withItem(data, 2, figureChange('a third', '.')).items[2]).toEqual({
    label: 'Water',
    display: 'a third',
    value: 2,
  })
  expect(withItem(data, 2, figureChange('33 %', '.')).items[2]).toEqual({ label: 'Water', display: '33 %', value: 33 })
})

test('a chart takes twelve items', () => {
  let chart = data
  for (let at = 0; at < 20; at += 1) chart = addItem(chart)
  expect(chart.items).toHaveLength(12)
})
