import { beforeAll, expect, test } from 'vitest'
import { defaultText } from '#shared/scene/text-layer'
import { measuringContext, registerFonts } from '../../../tests/support/drawing.ts'
import { fontOf, forgetLayouts, layoutText, textHeight } from './layout-text.ts'

beforeAll(registerFonts)

const data = { ...defaultText, text: 'Key figure\nof the year' }

test('lines stand a line height apart, the first on the baseline of the browser', () => {
  // Inter at 24: 23.25 above and 5.79 below the baseline, in a line of 33.6.
  const { lines, height } = layoutText(measuringContext(), data, 400)
  expect(lines.map((line) => line.text)).toEqual(['Key figure', 'of the year'])
  expect(lines[0]?.baseline).toBe(Math.floor((33.6 - 29) / 2) + 23)
  expect((lines[1]?.baseline ?? 0) - (lines[0]?.baseline ?? 0)).toBeCloseTo(33.6)
  expect(height).toBeCloseTo(67.2)
})

test('the lines of the browser win over the rule', () => {
  const { lines } = layoutText(measuringContext(), { ...data, text: 'one two', lines: ['one ', 'two'] }, 400)
  expect(lines.map((line) => line.text)).toEqual(['one', 'two'])
})

test('text is aligned by what is seen of it, and sticks out on the right where it is too wide', () => {
  const ctx = measuringContext()
  const line = (textAlign: 'center' | 'right', width: number) => {
    const [first] = layoutText(ctx, { ...data, text: 'word ', lines: ['word '], textAlign }, width).lines
    return { x: first?.x ?? 0, width: first?.width ?? 0 }
  }
  expect(line('right', 200).x + line('right', 200).width).toBeCloseTo(200)
  expect(line('center', 200).x * 2 + line('center', 200).width).toBeCloseTo(200)
  expect(line('right', 10).x).toBe(0)
})

test('a layout is remembered until fonts load or the width changes', () => {
  const ctx = measuringContext()
  const first = layoutText(ctx, data, 300)
  expect(layoutText(ctx, data, 300)).toBe(first)
  expect(layoutText(ctx, data, 301)).not.toBe(first)
  const last = layoutText(ctx, data, 300)
  forgetLayouts()
  expect(layoutText(ctx, data, 300)).not.toBe(last)
})

test('a narrower layer makes the text higher', () => {
  const ctx = measuringContext()
  expect(textHeight(ctx, data, 60)).toBeGreaterThan(textHeight(ctx, data, 300))
})

test('letters are kerned although accents come from a second file of the font', () => {
  const ctx = measuringContext()
  const width = (text: string) =>
    layoutText(ctx, { ...data, fontFamily: 'Playfair Display', text }, 5_000).lines[0]?.width ?? 0
  expect(width('AVA')).toBeLessThan(width('A') * 2 + width('V') - 1)
})

test('the font is one that the family has', () => {
  expect(fontOf({ ...data, fontFamily: 'Lato', fontWeight: 600 })).toBe('700 24px "Lato", sans-serif')
  expect(fontOf({ ...data, fontFamily: 'Fira Code', fontStyle: 'italic' })).toBe('400 24px "Fira Code", monospace')
  expect(fontOf({ ...data, fontFamily: 'Source Sans Pro', fontStyle: 'italic' })).toBe(
    'italic 400 24px "Source Sans 3", sans-serif',
  )
})
