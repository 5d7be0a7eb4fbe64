import { beforeAll, expect, test } from 'vitest'
import { defaultText } from '#shared/scene/text-layer'
import { measuringContext, registerFonts } from '../../../../tests/support/drawing.ts'
import { fitFont } from './fit-font.ts'
import { layoutText } from './layout-text.ts'

beforeAll(registerFonts)

const fitted = (text: string, width: number, height: number) =>
  fitFont(measuringContext(), { ...defaultText, text }, { width, height })
const heightOf = (text: string, fontSize: number, width: number) =>
  layoutText(measuringContext(), { ...defaultText, text, fontSize }, width).height

test('the font is the largest whose lines stand within the size', () => {
  const text = 'What a good question is worth'
  const { fontSize } = fitted(text, 400, 300)
  expect(heightOf(text, fontSize, 400)).toBeLessThanOrEqual(300.5)
  expect(heightOf(text, fontSize + 1, 400)).toBeGreaterThan(300)
})

test('no word is broken, however high the layer is', () => {
  const { fontSize } = fitted('Responsibility', 300, 2_000)
  expect(heightOf('Responsibility', fontSize, 300)).toBeCloseTo(fontSize * 1.4)
})

test('nothing makes a text smaller than a pixel, or one without words endless', () => {
  expect(fitted('word '.repeat(500), 20, 20).fontSize).toBe(1)
  expect(fitted('', 400, 100_000).fontSize).toBe(1_000)
})

test('a text that fits as it is stays the same', () => {
  const data = fitted('Growth', 400, 200)
  expect(fitFont(measuringContext(), data, { width: 400, height: 200 })).toBe(data)
})
